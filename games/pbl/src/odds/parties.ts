import { current, openNotes } from '@robodrome/kernel'
import { cardOf, crewOf } from '../content/index.ts'
import { blastDice } from '../moments.ts'
import { nameBombs } from '../rules/5-attack.ts'
import { exchange, initialDice } from '../rules/5-combat.ts'
import { changed, rerollCards, rerolls } from '../rules/5-dice.ts'
import { fixDie, throwBefore, throwCards, throwMore, unite } from '../rules/5-throw.ts'
import { ATTACK, DEFENSE, NOBODY, type Combat, type Pbl, type Roll, type SideId } from '../state.ts'
import { armorAt, dieValue, handsOf, limbArmorAt, someCrew, totalOf } from '../vocabulary.ts'
import { party, type Parties, type Party } from './odds.ts'
import type { Dice, OwnReroll, Throw } from './roll.ts'

type Which = typeof ATTACK | typeof DEFENSE

/** The two sides of the current combat, from public information: of hands, only the size is known. */
export function partiesOf(g: Pbl): Parties | null {
  const { combat } = g
  if (combat === null || combat.phase === 'over' || combat.phase === 'strike') return null
  return { attack: partyOf(g, combat, ATTACK), defense: partyOf(g, combat, DEFENSE) }
}

function partyOf(g: Pbl, combat: Combat, of: Which): Party {
  const id = of === ATTACK ? combat.attacker : combat.defender
  const rolled = combat.phase === 'open' || combat.rolls.some((roll) => roll.of === of)
  const does = diceOf(g, combat, id, of)
  const rerolling = openRerolls(g, of)
  const lying = rerolling === null ? [] : lyingDice(combat, rerolling.at)
  const counted = lying.reduce((sum, { kind, face }) => sum + does.counts[kind][face]!, 0)
  return party({
    total: totalOf(g, combat, of) - counted,
    dice: rolled ? 0 : initialDice(g, combat, of),
    lying,
    spent: rerolling?.used ?? [],
    fixed: rolled ? 0 : changedFace(g, id, fixedIn(g, of)),
    mayFix: !rolled && fixedIn(g, of) === NOBODY && armorIn(g, combat, of)?.fixesDie === true,
    ...means(g, combat, id, of, rolled),
    crew: crewDice(g, id, of),
    does,
    rerolls: rerollsOf(g, combat, of),
  })
}

const armorIn = (g: Pbl, combat: Combat, of: Which) =>
  limbArmorAt(g, g.sides[of === ATTACK ? combat.attacker : combat.defender]!, of === ATTACK ? combat.limb : combat.target)

/** Returns this side's roll while its rerolls are chosen. */
function openRerolls(g: Pbl, of: Which): { at: number[]; used: string[] } | null {
  const notes = openNotes(g, rerolls)
  return notes?.of === of ? notes : null
}

const lyingDice = (combat: Combat, at: readonly number[]): Throw['lying'] =>
  at.flatMap((roll) => combat.rolls[roll]!.dice.map((face) => ({ kind: combat.rolls[roll]!.kind, face })))

/** Returns the face that armor fixed for this roll: 0 for none, NOBODY while undecided. */
function fixedIn(g: Pbl, of: Which): number {
  const step = g.stack.findLast(({ rule }) => rule === exchange.name)?.step ?? ''
  const said = of === ATTACK ? ['defenderFixes', 'initialAttack', 'initialDefense'] : ['initialAttack', 'initialDefense']
  if (!said.includes(step) || openNotes(g, fixDie)?.of === of) return NOBODY
  const { attackFixed, defenseFixed } = current(g, exchange)
  return of === ATTACK ? attackFixed : defenseFixed
}

const changedFace = (g: Pbl, id: SideId, face: number): number => (face > 0 ? changed(g, id, [face])[0]! : 0)

/** PBL-DICE-3, -5 Returns the chance of each face, and its value. */
function diceOf(g: Pbl, combat: Combat, id: SideId, of: Which): Dice {
  const faces = [0, 0, 0, 0, 0, 0, 0]
  for (const face of changed(g, id, [1, 2, 3, 4, 5, 6])) faces[face]!++
  const lies = combat.rolls.find((roll) => roll.of === of && roll.kind === 'initial')
  const blanks = lies?.blanks ?? (of === ATTACK ? (armorIn(g, combat, of)?.blanks ?? []) : [])
  const counting = (kind: Roll['kind']): number[] => {
    const roll: Roll = { of, kind, dice: [], blanks: kind === 'initial' ? [...blanks] : [], duds: false }
    return [0, 1, 2, 3, 4, 5, 6].map((face) => dieValue(g, combat, roll, face))
  }
  return { faces, counts: { initial: counting('initial'), thrown: counting('thrown'), extra: counting('extra') } }
}

/** Lists a side's rerolls, without those used up in this combat. */
const rerollsOf = (g: Pbl, combat: Combat, of: Which): OwnReroll[] =>
  rerollCards(g, combat, of).flatMap(({ card, reroll }) =>
    reroll.oncePerCombat && combat.used.includes(card) ? [] : [{ card, ...reroll }],
  )

/** Counts the cards and storage bombs that a side can still add, and those rolled with the initial dice. */
function means(
  g: Pbl,
  combat: Combat,
  id: SideId,
  of: Which,
  rolled: boolean,
): Pick<Party, 'cards' | 'perCard' | 'ticks' | 'storage' | 'joint'> {
  const side = g.sides[id]!
  const { bombs, bombLimit } = g.config
  const expert = side.expert === null ? null : cardOf(g, side.expert)
  const perCard = expert?.kind === 'expert' ? (expert.dicePerCard ?? 1) : 1
  const ticks = ticksOf(g, id, of)
  const room = bombLimit > 0 ? bombLimit - combat.thrown[of] : Infinity
  const held = bombs === 'none' ? 0 : Math.max(0, Math.min(handsOf(g, id), room))
  const lying = thrownNow(g, of)
  if (bombs !== 'predetermined') {
    const joint = rolled ? 0 : jointDice(g, of) + (lying > 0 ? lying * perCard : 0)
    return { cards: held + (rolled ? lying : 0), perCard, ticks, storage: [...side.bombs], joint }
  }
  if (rolled) return { cards: 0, perCard, ticks: 0, storage: [], joint: 0 }
  // PBL-MODE-7 Everything is rolled at once: the attacker throws what was named in the declaration, the defender throws everything.
  const done = of === ATTACK ? isThrown(g, ATTACK) : isThrown(g, DEFENSE)
  const naming = openNotes(g, nameBombs) !== undefined
  const still = of === DEFENSE || naming ? held : combat.named.bombs - combat.thrown[ATTACK]
  const cards = done ? 0 : still + lying
  const storage = of === ATTACK ? (done ? [] : combat.named.storage) : done ? [] : [...side.bombs]
  return { cards: 0, perCard, ticks: 0, storage, joint: jointDice(g, of) + cards * perCard + Math.min(ticks, cards) }
}

/** Whether a side has thrown the cards that go with its initial dice. */
function isThrown(g: Pbl, of: Which): boolean {
  const throwing = openNotes(g, throwBefore)
  if (throwing !== undefined) return throwing.of === DEFENSE && of === ATTACK
  return g.combat!.phase !== 'declared'
}

/** Counts the dice of thrown cards that wait for the initial roll. */
function jointDice(g: Pbl, of: Which): number {
  const throwing = openNotes(g, throwBefore)
  if (throwing?.of === of) return throwing.dice
  const notes = openNotes(g, exchange)
  return notes === undefined ? 0 : of === ATTACK ? notes.attackThrown : notes.defenseThrown
}

/** Counts thrown cards whose dice are not rolled yet. They have already left the hand. */
export function thrownNow(g: Pbl, of: Which): number {
  const notes =
    openNotes(g, throwMore) ?? (openNotes(g, unite) === undefined ? undefined : (openNotes(g, throwCards) ?? openNotes(g, throwBefore)))
  return notes?.of === of ? notes.count : 0
}

function ticksOf(g: Pbl, id: SideId, of: Which): number {
  const side = g.sides[id]!
  const slot = side.slots.findIndex((_slot, at) => {
    const card = armorAt(g, side, at)
    return card?.kind === 'shoulder' && card.unites?.with === (of === ATTACK ? 'bomb' : 'shield')
  })
  return slot < 0 ? 0 : side.slots[slot]!.counter
}

/**
 * Counts the dice from crew that can be blasted now, plus one for each crew card that can be discarded because of a card with
 * `discardsCrew`.
 */
function crewDice(g: Pbl, id: SideId, of: Which): number[] {
  const wanted = of === ATTACK ? 'attack' : 'defense'
  const side = g.sides[id]!
  const sells = someCrew(g, side, (crew) => crew.discardsCrew === true)
  const celebrity = g.celebrities.some((name) => crewOf(g, name).discardsCrew === true)
  return side.crew.flatMap((name) => {
    const crew = crewOf(g, name)
    if (crew.blast?.when === wanted) return [blastDice(crew.blast.effect)]
    return sells && (celebrity || crew.discardsCrew !== true) ? [1] : []
  })
}

/**
 * Whether the odds are exact. They are not if the dice could change along the way: a 1 may remove a Malfunction and restore an armor's
 * text, or crew that changes or rerolls dice may be discarded for a die.
 */
export function isExact(g: Pbl): boolean {
  const { combat } = g
  if (combat === null) return true
  const broken = [
    { id: combat.attacker, slot: combat.limb },
    { id: combat.defender, slot: combat.target },
  ].some(({ id, slot }) => {
    const { stack, malfunction } = g.sides[id]!.slots[slot]!
    const card = malfunction === NOBODY || stack.length === 0 ? null : cardOf(g, stack.at(-1)!)
    return card?.kind === 'armor' && (card.bombDice !== undefined || card.reroll !== undefined)
  })
  const sold = [combat.attacker, combat.defender].some((id) => {
    const side = g.sides[id]!
    const sells = someCrew(g, side, (crew) => crew.discardsCrew === true)
    return sells && side.crew.some((name) => crewOf(g, name).changer !== undefined || crewOf(g, name).reroll !== undefined)
  })
  return !broken && !sold
}
