import type { Option } from '@robodrome/gekido/page'
import { list, plural } from '../../../../words/en/text.ts'

const TILE_NAMES: Readonly<Record<string, string>> = {
  CENTER: 'The Center',
  ENERGY: 'Energy Station',
  HIGH: 'High Ground',
  LASER: 'Laser Turret',
  GRILL: 'Hot Grill',
}

const TILE_NOTES: Readonly<Record<string, string>> = {
  CENTER: 'Defense −2, cards',
  ENERGY: 'Flip a die',
  HIGH: 'Atk −2, Def +2',
  LASER: 'Atk +2, Def −2',
  GRILL: 'Fourth roll',
}

const VERBS: Readonly<Partial<Record<Option['kind'], string>>> = {
  move: 'move here',
  place: 'start here',
  stay: 'stay',
  attack: 'attack',
  flipLock: 'turn its Target Lock to Loading',
  push: 'push',
}

const CHARACTERS: Readonly<Record<string, string>> = {
  VREX: 'Hits hardest with big Commands',
  SLICER: 'Pure fighter, runs hot',
  TETSU: 'Withstands the most damage',
  OVER: 'Weak hits, harmless failures',
  PYTRON: 'Many ways to bend luck',
  MEOW: 'Weak in combat, rich in tricks',
}

/** Tiles, steps, the arena, the six Bots, the dice tray. */
export const stage = {
  tile: TILE_NAMES,
  /** A short text on the tile itself. */
  tileNote: TILE_NOTES,

  steps: {
    bots: 'Bots',
    place: 'Place',
    move: 'Move',
    target: 'Target',
    attack: 'Attack',
    damage: 'Damage',
    push: 'Push',
    second: 'Move',
    over: 'Over',
  },
  attackRoll: (roll: number, of: number) => (roll === 0 ? 'Attack' : `Attack · roll ${roll} of ${of}`),
  headline: {
    setup: 'Setting up',
    turn: (turn: number, text: string) => `Turn ${turn} · ${text}`,
    moves: (name: string, you: boolean) => (you ? 'your move' : `${name} moves`),
    attacks: (name: string, target: string, you: boolean, targetIsYou: boolean) =>
      you ? `you attack ${target}` : `${name} attacks ${targetIsYou ? 'you' : target}`,
    over: (turn: number) => `Over after turn ${turn}`,
  },
  state: {
    choosing: 'Choosing',
    placing: 'Placing',
    moving: 'Moving',
    aiming: 'Aiming',
    attacking: 'Attacking',
    locking: 'Locking',
    window: 'Window',
    defending: 'Target',
    out: 'Destroyed',
    won: 'Winner',
  },

  arena: {
    label: (size: number) => `Arena, ${size} by ${size} tiles`,
    place: (row: number, column: number) => `row ${row + 1}, column ${column + 1}`,
    empty: 'empty',
    occupant: (bot: string, player: string, structure: number) => `${bot}, ${player}, ${structure} structure`,
    armor: (sum: number) => `armor ${sum}`,
    attacking: 'attacking',
    targeted: (by: string) => `target of ${by}`,
    can: (move: string) => `you can: ${move}`,
    cannot: (reason: string, rule: string) => `not now: ${reason}, ${rule}`,
    chosen: 'chosen',
    verbs: VERBS,
  },
  lineup: {
    label: 'The six Bots',
    taken: (by: string) => `taken by ${by}`,
    dice: (count: number) => plural(count, 'Structure die', 'Structure dice'),
    hand: (count: number) => `hand ${count}`,
    armor: (count: number) => (count === 0 ? 'no Armor' : plural(count, 'Armor space')),
    upgrade: { ATTACK: 'Attack Upgrade', DEFENSE: 'Defense Upgrade' },
    character: CHARACTERS,
    numbers: 'Damage on success / on failure',
  },
  tray: {
    label: 'Command dice',
    command: (name: string, damage: number, malfunction: number) => `${name} · ${damage} / ${malfunction}`,
    noCommand: 'No Command yet',
    free: (roll: number) => `Free dice, roll ${roll}`,
    beforeRoll: 'Five dice, before roll 1',
    freeDie: (n: number, name: string, opposite: string) => `free die ${n}, ${name}, opposite ${opposite}`,
    lockedDie: (name: string) => `locked ${name}`,
    neededDie: (name: string) => `still needed: ${name}`,
    pickedDie: (name: string) => `to be locked: ${name}`,
    neededAny: 'still needed: any pair or set',
    withheld: 'withheld die, face down: joins at roll 2',
    discarded: (count: number) => `${plural(count, 'die', 'dice')} out of the attack`,
    completes: (bot: string) => `${bot} completes it`,
    completesYou: 'You complete it',
    names: (command: string) => `To complete ${command}`,
    hit: (name: string, damage: number) => `Hit: ${name} loses ${damage}.`,
    hitYou: (damage: number) => `Hit: you lose ${damage}.`,
    miss: (name: string, damage: number) => `Miss: ${name} loses ${damage}.`,
    missYou: (damage: number) => `Miss: you lose ${damage}.`,
    missNothing: 'Miss: no damage.',
    unknown: (name: string, cards: number, powers: readonly string[]) =>
      `${name} still has ${list([...(cards > 0 ? [plural(cards, 'hidden card')] : []), ...powers])}.`,
    pending: 'Incoming',
    splitLabel: (hit: string, miss: string) => `Hit ${hit}, malfunction ${miss}`,
    reference: (bot: string) => `${bot}: damage / malfunction`,
    rollBanner: { success: 'Complete', malfunction: 'Malfunction' },
  },
}
