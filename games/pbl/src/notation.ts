import { byKind, type ByKind } from '@robodrome/kernel'
import { SLOTS } from './content/index.ts'
import type { Passing } from './state.ts'
import type { DieAt, Option } from './terms.ts'

// The notation of options, in records and at the terminal. It is a file format, because records contain it.

const slotText = (robot: string, slot: number): string => `${robot}'s ${SLOTS[slot]!}`
const dieText = ({ of, roll, die, face }: DieAt): string => `${of === 0 ? 'attack' : 'defense'} roll ${roll + 1} die ${die + 1} (${face})`

/** Writes how long a pass lasts. */
export const passText = (until: Passing): string => {
  if (until === null) return 'pass'
  return until === 'combat' || until === 'turn' ? `pass this ${until}` : until === 'attacked' ? 'pass until attacked' : 'pass until my turn'
}

const build = ({ card }: { card: string }): string => `build ${card}`
const take = ({ card }: { card: string }): string => `take ${card}`

const TEXTS: ByKind<Option, string> = {
  robot: ({ robot }) => robot,
  pilot: ({ card }) => card,
  challenge: build,
  weld: build,
  build,
  remove: ({ card }) => `remove ${card}`,
  takePile: ({ pile }) => `take pile ${pile + 1}`,
  nextPile: () => 'next pile',
  placeCard: ({ pile }) => `card on pile ${pile + 1}`,
  keepHand: ({ hand }) => `keep hand ${hand}`,
  attack: ({ limb }) => `attack with ${SLOTS[limb]!}`,
  play: ({ card }) => `play ${card}`,
  blast: ({ card }) => `blast ${card}`,
  demolish: ({ card }) => `demolish ${card}`,
  end: () => 'end turn',
  pass: ({ until }) => passText(until),
  order: ({ until }) => (until === null ? 'ask me again' : passText(until)),
  lift: ({ card }) => `put ${card} on top`,
  look: () => 'look at the top cards',
  throw: ({ card, as }) => `${as} ${card}`,
  enough: () => 'enough',
  storage: ({ value }) => `storage ${value}`,
  noStorage: () => 'no more storage',
  sell: ({ card }) => `discard crew ${card}`,
  concede: () => 'concede',
  aim: ({ robot, slot }) => slotText(robot, slot),
  target({ robot, slot, card, seat, mates }) {
    if (slot !== undefined) return slotText(robot, slot)
    if (card !== undefined) return `${robot}'s ${card}`
    return seat !== undefined && mates ? `${robot} seat ${seat}` : robot
  },
  none: () => 'none',
  ticks: ({ count }) => (count === 1 ? '1 tick' : `${count} ticks`),
  bombs: ({ count }) => (count === 1 ? '1 bomb' : `${count} bombs`),
  fix: ({ value }) => (value === 0 ? 'fix no die' : `fix a die at ${value}`),
  reroll: ({ card, dice }) => `${card}: reroll ${dice.map(dieText).join(', ')}`,
  keepDice: () => 'keep the dice',
  fire: () => 'fire Yot-Z Bazooka',
  holdFire: () => 'hold fire',
  strikeDie: ({ die, face }) => `reroll die ${die + 1} (${face})`,
  strikeRoll: () => 'roll',
  strikeStop: () => 'stop',
  duds: ({ of }) => (of === 0 ? 'bombs' : 'shields'),
  support: ({ of }) => (of === 0 ? 'for the attacker' : 'for the defender'),
  die: dieText,
  value: ({ value }) => String(value),
  deck: () => 'draw from deck',
  take,
  takeNone: () => 'take none',
  zone: ({ zone }) => `search ${zone}`,
  discard: ({ card }) => `discard ${card}`,
  next: ({ card }) => `next ${card}`,
  rest: () => 'leave the rest',
  bottom: ({ card }) => `bottom ${card}`,
  leave: () => 'leave on top',
  bury: () => 'to the bottom',
  place: ({ slot }) => `on ${SLOTS[slot]!}`,
  dropCrew: ({ card }) => `drop ${card}`,
  dropBomb: ({ value }) => `drop bomb ${value}`,
  keepCrew: ({ card }) => `keep ${card}`,
}

/** The notation of an option. */
export const write = (option: Option): string => byKind(TEXTS, option, null)
