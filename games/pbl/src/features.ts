import { cardOf, LIMBS } from './content/index.ts'
import { initialDice } from './rules/5-combat.ts'
import { forbidsBuildAnywhere } from './rules/4-build.ts'
import { ATTACK, DEFENSE, NOBODY, type Pbl, type SideId } from './state.ts'
import { activeLimbs, armorStat, baseStat, handsOf, levelOf, membersOf, openSpaces, sideOf, totalOf } from './vocabulary.ts'

/** The features of the estimate, for each side. If the meaning of one changes, rename it, because it needs a new weight. */
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
  'cards to spare',
  'cards to build',
  'actions',
  'storage bombs',
  'crew',
  'room in the hangar',
  'expert',
  'the move',
  'last hit',
] as const
export type Feature = (typeof FEATURES)[number]

const EXPECTED = 3.5
/** The hand size beyond which another card hardly matters: the limit is ten, and excess cards are discarded. */
const PLENTY = 5
/**
 * The leads in a combat that give odds of nearly three to one: before the dice are rolled, and afterwards, when only cards can change it.
 */
const REACH = { before: 5, after: 2 }

/**
 * Computes a side's features, in order; all are zero until it has a pilot. The target of the current attack is weighted by its chance to
 * survive, because losing a shoulder is different from losing the last limb but one.
 */
export function featuresOf(g: Pbl, id: SideId): number[] {
  const side = g.sides[id]!
  if (side.starter === '') return FEATURES.map(() => 0)
  const atStake = stakeOf(g, id)
  const standing = activeLimbs(side)
  let limbs = 0
  let bestAttack = 0
  let attack = 0
  let defense = 0
  let levels = 0
  let malfunctions = 0
  for (let limb = 0; limb < LIMBS.length; limb++) {
    const slot = side.slots[limb]!
    if (slot.dead) continue
    const stays = atStake(limb)
    const power = stays * armorStat(g, side, limb, ATTACK)
    limbs += stays
    bestAttack = Math.max(bestAttack, power)
    attack += power
    defense += stays * armorStat(g, side, limb, DEFENSE)
    levels += stays * levelOf(g, slot)
    if (slot.malfunction !== NOBODY) malfunctions++
  }
  let toBuild = 0
  let actions = 0
  for (const seat of membersOf(g, id))
    for (const card of g.hands[seat]!) {
      if (cardOf(g, card).kind === 'action') actions++
      else if (forbidsBuildAnywhere(g, id, card) === null) toBuild++
    }
  const cards = handsOf(g, id)
  const bombs = side.bombs.reduce((sum, value) => sum + value, 0)
  return [
    limbs,
    standing === 1 ? 1 : standing === 2 ? 2 - limbs : 0,
    baseStat(g, id, ATTACK),
    baseStat(g, id, DEFENSE),
    bestAttack,
    attack,
    defense,
    levels,
    atStake(4) * side.slots[4]!.stack.length + atStake(5) * side.slots[5]!.stack.length,
    malfunctions,
    cards,
    Math.min(cards, 3),
    Math.max(0, cards - PLENTY),
    toBuild,
    actions,
    bombs,
    side.crew.length,
    openSpaces(g, side),
    side.expert === null ? 0 : 1,
    sideOf(g, g.turn.seat) === id && !g.turn.moveSpent ? 1 : 0,
    lastHit(g, id),
  ]
}

/** Whether an attack is in progress that dice will still decide. */
const isOpen = ({ combat }: Pbl): boolean => combat !== null && combat.phase !== 'strike' && combat.outcome === null

/** For each slot of a side, returns the chance that its cards survive. */
function stakeOf(g: Pbl, id: SideId): (slot: number) => number {
  const { combat } = g
  if (combat === null || combat.defender !== id || !isOpen(g)) return () => 1
  const hit = hitChance(g)
  return (slot) => (slot === combat.target ? 1 - hit : 1)
}

/** Returns the chance that this side's attack ends the game. */
const lastHit = (g: Pbl, id: SideId): number =>
  g.combat?.attacker === id && isOpen(g) && activeLimbs(g.sides[g.combat.defender]!) === 1 ? hitChance(g) : 0

/** The chance that the current attack hits, as things are now. */
function hitChance(g: Pbl): number {
  const lead = counted(g, ATTACK) - counted(g, DEFENSE)
  return 1 / (1 + Math.exp(-lead / (isRolled(g, ATTACK) && isRolled(g, DEFENSE) ? REACH.after : REACH.before)))
}

const isRolled = ({ combat }: Pbl, of: number): boolean => combat!.rolls.some((roll) => roll.of === of)

/** Returns a combat side's total, or the expected total if its dice are not rolled yet. */
function counted(g: Pbl, of: typeof ATTACK | typeof DEFENSE): number {
  const combat = g.combat!
  if (isRolled(g, of)) return totalOf(g, combat, of)
  return EXPECTED * initialDice(g, combat, of) + combat.added[of]
}
