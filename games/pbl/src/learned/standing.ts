import type { Standing } from '@robodrome/kernel'
import { cardOf, SLOTS } from '../content/index.ts'
import { FEATURES, featuresOf } from '../features.ts'
import { ATTACK, DEFENSE, NOBODY, type Combat, type Pbl, type Side, type SideId } from '../state.ts'
import { activeLimbs, armorStat, baseStat, handsOf, isLimb, membersOf } from '../vocabulary.ts'
import { WEIGHTS } from '../weights.ts'
import { hasTurn, leadOf, numberOf, roleIn, ruleOf, weakestOpponent, within } from './numbers.ts'

// The traits of a side's prospects, as input for the learned value. Their numbers belong to the learned weights and must not change.

const OWN = FEATURES.map((name) => WEIGHTS[name])
/** Larger leads in a combat count as this one. */
const LEAD = 12

const trait = (about: number, value: number): number => (about << 20) ^ value
const nameOf = (name: string): number => numberOf(name) & 0xfffff

/** Lists the traits of both sides of a duel. The learned value covers neither a third side nor earlier games of a series. */
export function standings(g: Pbl): Standing[] | null {
  if (g.ended !== null || g.config.series !== 1 || g.sides.length !== 2 || g.sides.some(({ out }) => out)) return null
  return g.sides.map((_side, id) => ({ seats: membersOf(g, id), prior: priorOf(g, id), traits: traitsOf(g, id) }))
}

const priorOf = (g: Pbl, id: SideId): number => featuresOf(g, id).reduce((sum, value, i) => sum + value * OWN[i]!, 0)

function traitsOf(g: Pbl, id: SideId): number[] {
  const side = g.sides[id]!
  if (side.starter === '') return []
  const traits: number[] = []
  const limbs = activeLimbs(side)
  const { hand, actions } = handTraits(g, id, traits)
  const attack = baseStat(g, id, ATTACK)
  const defense = baseStat(g, id, DEFENSE)
  turnTraits(g, id, { limbs, hand, actions, attack, defense }, traits)
  partTraits(side, traits)
  limbTraits(g, side, { limbs, attack, defense }, traits)
  if (g.combat !== null) combatTraits(g, id, g.combat, { hand, actions, attack }, traits)
  return traits
}

function handTraits(g: Pbl, id: SideId, traits: number[]): { hand: number; actions: number } {
  let hand = 0
  let actions = 0
  for (const seat of membersOf(g, id))
    for (const card of g.hands[seat]!) {
      hand++
      traits.push(trait(1, nameOf(card)))
      if (cardOf(g, card).kind === 'action') actions++
    }
  return { hand: Math.min(hand, 12), actions: Math.min(actions, 7) }
}

type Sums = { limbs: number; hand: number; actions: number; attack: number; defense: number }

function turnTraits(g: Pbl, id: SideId, { limbs, hand, actions, attack, defense }: Sums, traits: number[]): void {
  const side = g.sides[id]!
  const { turn } = g
  const rival = weakestOpponent(g, id)
  const rivalLimbs = rival < 0 ? 9 : activeLimbs(g.sides[rival]!)
  const rivalHand = within(rival < 0 ? 0 : handsOf(g, rival), 0, 12)
  const isOwn = hasTurn(g, id)
  const moves = (isOwn ? 4 : 0) + (turn.moveSpent ? 2 : 0) + (turn.noAttack || turn.rage ? 1 : 0)
  traits.push(
    trait(2, limbs * 8 + rivalLimbs),
    trait(3, (limbs * 8 + rivalLimbs) * 8 + moves),
    trait(4, hand),
    trait(5, hand * 16 + rivalHand),
    trait(6, moves * 16 + hand),
    trait(7, attack * 8 + moves),
    trait(8, defense),
    trait(9, nameOf(side.starter)),
    trait(10, actions * 8 + limbs),
    trait(
      11,
      side.bombs.reduce((sum, value) => sum + value, 0),
    ),
    trait(12, side.hangars.length * 8 + side.crew.length),
    trait(13, nameOf(ruleOf(g)) + (isOwn ? 0 : 1)),
    trait(14, attack * 8 + rivalLimbs),
    trait(15, defense * 8 + limbs),
  )
}

/** Adds the traits of everything that is built or hired, except limbs. */
function partTraits(side: Side, traits: number[]): void {
  if (side.expert !== null) traits.push(trait(16, nameOf(side.expert)), trait(17, side.expertCounter))
  for (const card of side.crew) traits.push(trait(18, nameOf(card)))
  for (const card of side.hangars) traits.push(trait(19, nameOf(card)))
  if (side.curse !== null) traits.push(trait(28, side.curse.counter))
}

function limbTraits(g: Pbl, side: Side, { limbs, attack, defense }: Pick<Sums, 'limbs' | 'attack' | 'defense'>, traits: number[]): void {
  let best = 0
  let softest = 31
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const { dead, malfunction, stack, counter } = side.slots[slot]!
    const state = (dead ? 1 : 0) + (malfunction === NOBODY ? 0 : 2)
    const top = stack[stack.length - 1]
    if (top === undefined) traits.push(trait(25, slot * 4 + state))
    else traits.push(trait(20 + state, nameOf(top)), trait(24, slot * 16 + counter))
    if (dead || !isLimb(slot)) continue
    best = Math.max(best, armorStat(g, side, slot, ATTACK))
    softest = Math.min(softest, armorStat(g, side, slot, DEFENSE))
  }
  traits.push(trait(26, (attack + best) * 8 + limbs), trait(27, (defense + softest) * 8 + limbs))
}

const OUTCOMES = [null, 'hit', 'defended'] as const

function combatTraits(
  g: Pbl,
  id: SideId,
  combat: Combat,
  { hand, actions, attack }: Pick<Sums, 'hand' | 'actions' | 'attack'>,
  traits: number[],
): void {
  const role = roleIn(combat, id)
  const course = role * 4 + OUTCOMES.indexOf(combat.outcome)
  const lead = leadOf(g, combat, id, LEAD)
  const stake = isLimb(combat.target) ? 1 + activeLimbs(g.sides[combat.defender]!) : 0
  traits.push(
    trait(29, course),
    trait(30, (course * 32 + lead) * 8 + stake),
    trait(31, (role * 32 + lead) * 16 + hand),
    trait(32, (role * 32 + lead) * 8 + actions),
    trait(33, role * 32 + (combat.rolls.length < 2 ? diceBefore(g, id, combat, attack) : 0)),
  )
}

/** Returns the attack dice of pilot and armor before the rolls; for a defender, those with its own armor. */
function diceBefore(g: Pbl, id: SideId, { attacker, limb, target }: Combat, attack: number): number {
  const [slot, which] = attacker === id ? ([limb, ATTACK] as const) : ([target, DEFENSE] as const)
  return within(attack + armorStat(g, g.sides[id]!, slot, which), 0, 31)
}
