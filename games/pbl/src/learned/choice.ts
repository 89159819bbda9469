import type { Seat } from '@robodrome/kernel'
import { cardOf, isOrange, LIMBS, type Armor } from '../content/index.ts'
import { ATTACK, DEFENSE, NOBODY, type Combat, type Pbl, type Side, type SideId } from '../state.ts'
import type { Option, OptionOf } from '../terms.ts'
import { activeLimbs, armorStat, baseStat, handsOf, isLimb, levelOf, opponentsOf, sideOf } from '../vocabulary.ts'
import { handOf, hasTurn, leadOf, numberOf, roleIn, ruleOf, trait, weakestOpponent, within } from './numbers.ts'

// The traits of a choice, as input for the learned policy. Their numbers belong to the learned weights and must not change.

/** Larger leads in a combat count as this one. */
const LEAD = 14

/** Lists the traits of a question to a seat. */
export function situation(g: Pbl, seat: Seat): number[] {
  const id = sideOf(g, seat)
  const own = g.sides[id]!
  const { combat, turn } = g
  const rival = rivalOf(g, id)
  const limbs = activeLimbs(own)
  const rivalLimbs = rival < 0 ? 0 : activeLimbs(g.sides[rival]!)
  const hand = handOf(g, seat)
  const moves = (hasTurn(g, id) ? 4 : 0) + (turn.moveSpent ? 2 : 0) + (turn.noAttack ? 1 : 0)
  const traits = [
    trait(1, numberOf(ruleOf(g))),
    trait(2, limbs),
    trait(3, rivalLimbs),
    trait(4, limbs * 8 + rivalLimbs),
    trait(5, hand),
    trait(6, moves),
    trait(7, moves * 16 + hand),
    trait(8, combat === null ? 0 : roleIn(combat, id)),
    trait(9, own.starter === '' ? 0 : baseStat(g, id, ATTACK) * 8 + own.bombs.length),
    trait(10, within(rival < 0 ? 0 : handsOf(g, rival), 0, 10)),
  ]
  if (combat === null) return traits
  const course = roleIn(combat, id) * 64 + leadOf(g, combat, id, LEAD)
  return [...traits, trait(11, course), trait(12, course * 16 + hand), trait(13, roleIn(combat, id) * 64 + stakeOf(g, combat))]
}

/** Returns the other side of the combat, or the weakest opponent. */
function rivalOf(g: Pbl, id: SideId): SideId {
  const { combat } = g
  if (combat !== null && combat.attacker === id) return combat.defender
  if (combat !== null && combat.defender === id) return combat.attacker
  return weakestOpponent(g, id)
}

/** Rates how important the target of the combat is to its robot. */
function stakeOf(g: Pbl, combat: Combat): number {
  const target = g.sides[combat.defender]!
  return activeLimbs(target) * 8 + (isLimb(combat.target) ? levelOf(g, target.slots[combat.target]!) : 4)
}

/** Lists the traits of an option. */
export function option(g: Pbl, seat: Seat, chosen: Option): number[] {
  const id = sideOf(g, seat)
  const kind = trait(20, numberOf(chosen.kind))
  if (chosen.kind === 'attack') return [kind, ...attackTraits(g, id, chosen.limb)]
  if (chosen.kind === 'aim') return [kind, ...aimTraits(g, id, chosen)]
  if (chosen.kind === 'place') return [kind, trait(28, chosen.slot + 1)]
  if (chosen.kind === 'target') return [kind, ...targetTraits(g, id, chosen)]
  if (chosen.kind === 'pass' || chosen.kind === 'order') return [kind, trait(32, chosen.until === null ? 0 : numberOf(chosen.until))]
  return [kind, ...cardTraits(g, id, chosen), ...numberTraits(chosen)]
}

function attackTraits(g: Pbl, id: SideId, limb: number): number[] {
  const dice = baseStat(g, id, ATTACK) + armorStat(g, g.sides[id]!, limb, ATTACK)
  return [trait(21, limb), trait(22, dice), trait(23, dice - fewestDefense(g, id) + 32)]
}

/** Returns the fewest defense dice of an opponent's limb. */
function fewestDefense(g: Pbl, id: SideId): number {
  let fewest = 31
  for (const other of opponentsOf(g, id)) {
    const side = g.sides[other]!
    if (side.starter === '') continue
    const base = baseStat(g, other, DEFENSE)
    for (let slot = 0; slot < LIMBS.length; slot++)
      if (!side.slots[slot]!.dead) fewest = Math.min(fewest, base + armorStat(g, side, slot, DEFENSE))
  }
  return fewest
}

function aimTraits(g: Pbl, id: SideId, { side, slot }: OptionOf<'aim'>): number[] {
  const target = g.sides[side]!
  const { limb = 0 } = g.stack[g.stack.length - 1]!.notes as { limb?: number }
  const defense = baseStat(g, side, DEFENSE) + armorStat(g, target, slot, DEFENSE)
  const lead = baseStat(g, id, ATTACK) + armorStat(g, g.sides[id]!, limb, ATTACK) - defense + 32
  const worth = isLimb(slot) ? armorStat(g, target, slot, ATTACK) * 8 + activeLimbs(target) : 127
  return [trait(24, defense), trait(25, lead), trait(26, worth), trait(27, lead * 128 + worth)]
}

function targetTraits(g: Pbl, id: SideId, target: OptionOf<'target'>): number[] {
  const slot = 'slot' in target && typeof target.slot === 'number' ? target.slot : -1
  const whose = target.side === id ? 0 : 1
  const traits = [trait(28, slot + 1), trait(29, whose)]
  const hit = g.sides[target.side]
  if (hit === undefined || slot < 0 || !isLimb(slot)) return traits
  const place = hit.slots[slot]!
  return [
    ...traits,
    trait(30, (whose * 16 + armorStat(g, hit, slot, ATTACK)) * 16 + armorStat(g, hit, slot, DEFENSE)),
    trait(31, whose * 64 + (place.dead ? 32 : 0) + levelOf(g, place)),
  ]
}

function cardTraits(g: Pbl, id: SideId, chosen: Option): number[] {
  // Starter pilots have no traits of their own, because all of them play alike until the first card.
  if (!('card' in chosen) || !isOrange(g, chosen.card)) return []
  const kind = numberOf(chosen.kind)
  const name = numberOf(chosen.card)
  const card = cardOf(g, chosen.card)
  const traits = [trait(33, name), trait(34, name ^ kind), trait(35, numberOf(card.kind) ^ kind)]
  return card.kind === 'armor' ? [...traits, trait(36, gainOf(g, g.sides[id]!, card))] : traits
}

/** The assumed attack value of a card whose attack equals its counter. */
const COUNTED = 2

/** Computes what the card would add to its limb: the gain in dice, and the limb's level before and after. */
function gainOf(g: Pbl, own: Side, { slot, level, attack, defense }: Armor): number {
  const place = own.slots[slot]!
  const more = (value: number, which: typeof ATTACK | typeof DEFENSE): number => within(value - armorStat(g, own, slot, which), -4, 4)
  const gain = place.dead || place.malfunction !== NOBODY ? 31 : more(Number(attack) || COUNTED, ATTACK) * 9 + more(defense, DEFENSE)
  return (gain * 4 + levelOf(g, place)) * 4 + level
}

function numberTraits(chosen: Option): number[] {
  const traits: number[] = []
  if ('as' in chosen) traits.push(trait(37, numberOf(chosen.as)))
  if ('value' in chosen) traits.push(trait(38, chosen.value))
  if ('count' in chosen) traits.push(trait(39, chosen.count))
  if ('face' in chosen) traits.push(trait(40, chosen.face))
  if ('dice' in chosen) traits.push(trait(41, chosen.dice.reduce((sum, { face }) => sum + face, 0) * 8 + chosen.dice.length))
  if ('of' in chosen) traits.push(trait(42, chosen.of))
  return traits
}
