import { say, type Label, type Words } from '@robodrome/phrases'
import { SLOTS } from '../../content/index.ts'
import type { DieAt, Terms } from '../../terms.ts'
import { aim, card, cards, count, place, whom } from './parts.ts'

const titled = (title: Label['title'], effect?: Label['effect']): Label => (effect === undefined ? { title } : { title, effect })
const building = ({ card: name }: { card: string }): Label => titled(say`Build ${card(name)}`)
const taking = ({ card: name }: { card: string }): Label => titled(say`Take ${card(name)}`)
const die = ({ of, face }: DieAt): Label => titled(say`${of === 0 ? ['Attack'] : ['Defense']} die, ${face}`)

const PASSES = {
  combat: titled(say`Pass this combat`, say`You are not asked until it is over`),
  turn: titled(say`Pass this turn`, say`You are not asked until it ends`),
  attacked: titled(say`Pass until attacked`, say`You are asked again when you are attacked`),
  'my turn': titled(say`Pass until my turn`, say`You are not asked until it begins`),
} as const

/** Each option's name and effect. */
export const options: Words<Terms>['options'] = {
  robot: ({ robot }) => taking({ card: robot }),
  pilot: taking,
  challenge: building,
  weld: building,
  build: building,
  remove: (o) => titled(say`Remove ${card(o.card)}`),
  takePile: (o, view) => titled(say`Take pile ${o.pile + 1}, ${cards(view.zones[`pile ${o.pile + 1}`]?.count ?? 0)}`),
  nextPile: () => titled(say`Look at the next pile`),
  placeCard: (o) => titled(say`Card on pile ${o.pile + 1}`),
  keepHand: (o) => titled(say`Keep hand ${[o.hand]}`),
  attack: (o) => titled(say`Attack with the ${[SLOTS[o.limb]!]}`),
  play: (o) => titled(say`Play ${card(o.card)}`),
  blast: (o) => titled(say`Blast ${card(o.card)}`),
  demolish: (o) => titled(say`Demolish ${card(o.card)}`, say`No opponent may attack on their next turn`),
  end: () => titled(say`End turn`, say`Then you draw one card`),
  pass: ({ until }) => (until === null ? titled(say`Pass`, say`You are asked again at the next opportunity`) : PASSES[until]),
  order: ({ until }) => (until === null ? titled(say`Ask me again`, say`Cancels the standing pass`) : PASSES[until]),
  lift: (o) => titled(say`Put ${card(o.card)} on top`),
  look: () => titled(say`Look at the top cards`),
  throw: (o) => ({ title: say`${o.as === 'bomb' ? ['Bomb'] : ['Shield']}: ${card(o.card)}`, act: say`Throw ${card(o.card)} as ${[o.as]}` }),
  enough: () => titled(say`Enough`),
  storage: (o) => titled(say`Storage ${o.value}`),
  noStorage: () => titled(say`No more storage bombs`),
  sell: (o) => titled(say`Discard ${card(o.card)}`, say`Adds one die`),
  concede: (_o, view) => {
    const { combat } = view
    if (combat === null) return titled(say`Concede`)
    const { robot } = view.sides[combat.defender]!
    const slot = SLOTS[combat.target]!
    const attacks = view.seat !== null && view.seat % view.config.sides === combat.attacker
    return titled(say`Concede`, attacks ? say`${card(robot)} keeps its ${[slot]}` : say`You lose ${place({ robot, slot })}`)
  },
  aim: ({ robot, slot }) => titled(place({ robot, slot: SLOTS[slot]! })),
  target: ({ robot, slot, card: name, seat, mates }) =>
    titled(
      aim({
        robot,
        ...(slot === undefined ? {} : { slot: SLOTS[slot]! }),
        ...(name === undefined ? {} : { card: name }),
        ...(seat === undefined || !mates ? {} : { seat }),
      }),
      ...(seat !== undefined && !mates ? [say`${whom(seat)}`] : []),
    ),
  none: () => titled(say`None`),
  ticks: (o) => titled(o.count === 0 ? say`No tick` : count(o.count, { one: '# tick, # more die', other: '# ticks, # more dice' })),
  bombs: (o) => titled(count(o.count, { one: '# bomb', other: '# bombs' })),
  fix: (o) => titled(o.value === 0 ? say`Fix none` : say`Fix a die at ${o.value}`),
  reroll: (o) => titled(say`${card(o.card)}: roll the ${[o.dice.map(({ face }) => face).join(', ')]} again`),
  keepDice: () => titled(say`Keep the dice`),
  fire: () => titled(say`Fire the Bazooka`, say`Five dice, up to two rerolls; five equal faces destroy a limb`),
  holdFire: () => titled(say`Hold fire`),
  strikeDie: (o) => titled(say`Die ${o.die + 1} (${o.face})`),
  strikeRoll: () => titled(say`Roll them again`),
  strikeStop: () => titled(say`Stop here`),
  duds: (o) => titled(o.of === 0 ? say`The bombs` : say`The shields`),
  support: (o) => titled(o.of === 0 ? say`For the attacker` : say`For the defender`),
  die,
  value: (o) => titled(say`Set it to ${o.value}`),
  deck: () => titled(say`Draw from the deck`),
  take: taking,
  takeNone: () => titled(say`Take none`),
  zone: (o) => titled(o.zone === 'deck' ? say`Search the deck` : say`Search the shop row`),
  discard: (o) => titled(say`Discard ${card(o.card)}`),
  next: (o) => titled(say`${card(o.card)} next`),
  rest: () => titled(say`Leave the rest as it is`),
  bottom: (o) => titled(say`${card(o.card)} on the bottom`),
  leave: () => titled(say`Leave it on top`),
  bury: () => titled(say`Put it on the bottom`),
  place: (o) => titled(say`On the ${[SLOTS[o.slot]!]}`),
  dropCrew: (o) => titled(say`Drop ${card(o.card)}`),
  dropBomb: (o) => titled(say`Drop the bomb of ${o.value}`),
  keepCrew: (o) => titled(say`Keep only ${card(o.card)}`),
}
