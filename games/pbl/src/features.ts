import { cardOf, LIMBS } from './content/index.ts'
import { diceBreakdown } from './rules/5-combat.ts'
import { forbidsBuildAnywhere } from './rules/4-build.ts'
import { ATTACK, DEFENSE, NOBODY, type Pbl, type SideId } from './state.ts'
import { activeLimbs, armorStat, baseStat, handsOf, levelOf, membersOf, openSpaces, sideOf, totalOf } from './vocabulary.ts'

/** What an estimate goes by, for each side. A change of what any of them means needs other weights, and so another name. */
export const FEATURES = [
  'limbs',
  'last limb',
  'base attack',
  'base defense',
  'best armor attack',
  'armor attack',
  'armor defense',
  'levels',
  'shoulders',
  'malfunctions',
  'cards',
  'first cards',
  'cards to build',
  'actions',
  'storage bombs',
  'crew',
  'room in the hangar',
  'expert',
  'the move',
  'hit',
  'hit with all cards',
  'last hit',
] as const
export type Feature = (typeof FEATURES)[number]

const EXPECTED = 3.5
/** How far a lead in a combat has to reach to be two to one or so. */
const REACH = 5

/** The features of a side, in their order; all nothing until it has a pilot. */
export function featuresOf(g: Pbl, id: SideId): number[] {
  const side = g.sides[id]!
  if (side.starter === '') return FEATURES.map(() => 0)
  const limbs = activeLimbs(side)
  let bestAttack = 0
  let attack = 0
  let defense = 0
  let levels = 0
  let malfunctions = 0
  for (let limb = 0; limb < LIMBS.length; limb++) {
    const slot = side.slots[limb]!
    if (slot.dead) continue
    const power = armorStat(side, limb, ATTACK)
    bestAttack = Math.max(bestAttack, power)
    attack += power
    defense += armorStat(side, limb, DEFENSE)
    levels += levelOf(slot)
    if (slot.malfunction !== NOBODY) malfunctions++
  }
  let toBuild = 0
  let actions = 0
  for (const seat of membersOf(g, id))
    for (const card of g.hands[seat]!) {
      if (cardOf(card).kind === 'action') actions++
      else if (forbidsBuildAnywhere(g, id, card) === null) toBuild++
    }
  const cards = handsOf(g, id)
  const bombs = side.bombs.reduce((sum, value) => sum + value, 0)
  const [hit, hitWithAll, lastHit] = hitBy(g, id)
  return [
    limbs,
    limbs === 1 ? 1 : 0,
    baseStat(g, id, ATTACK),
    baseStat(g, id, DEFENSE),
    bestAttack,
    attack,
    defense,
    levels,
    side.slots[4]!.stack.length + side.slots[5]!.stack.length,
    malfunctions,
    cards,
    Math.min(cards, 3),
    toBuild,
    actions,
    bombs,
    side.crew.length,
    openSpaces(side),
    side.expert === null ? 0 : 1,
    sideOf(g, g.turn.seat) === id && !g.turn.moveSpent ? 1 : 0,
    hit,
    hitWithAll,
    lastHit,
  ]
}

/** How likely an attack of this side that is under way hits: as it stands, with all that both could throw in, and on a last limb. */
function hitBy(g: Pbl, id: SideId): [number, number, number] {
  const { combat } = g
  if (combat === null || combat.attacker !== id || combat.phase === 'strike' || combat.outcome !== null) return [0, 0, 0]
  const attack = counted(g, ATTACK)
  const defense = counted(g, DEFENSE)
  const lead = attack - defense
  const more = EXPECTED * (handsOf(g, combat.attacker) - handsOf(g, combat.defender))
  const hit = chance(lead)
  return [hit, chance(lead + more), activeLimbs(g.sides[combat.defender]!) === 1 ? hit : 0]
}

const chance = (lead: number): number => 1 / (1 + Math.exp(-lead / REACH))

/** What a side of the combat has, or what its dice promise while they are not rolled. */
function counted(g: Pbl, of: typeof ATTACK | typeof DEFENSE): number {
  const combat = g.combat!
  for (const roll of combat.rolls) if (roll.of === of) return totalOf(g, combat, of)
  const { base, armor, guard, alone } = diceBreakdown(g, combat, of)
  return EXPECTED * (base + armor + guard + alone) + combat.added[of]
}
