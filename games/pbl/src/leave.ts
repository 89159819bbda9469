import { follow, type Choice, type Frame, type RuleId, type Seat } from '@robodrome/kernel'
import type { AimedEffect } from './content/index.ts'
import { eachDiscards } from './effects/each-discards.ts'
import { combatEffectRules } from './effects/index.ts'
import { aimedCodeOf } from './moments.ts'
import { discardCards, drawCards, keepHandLimit } from './rules/4-draw.ts'
import { shrink } from './rules/4-hangar.ts'
import { main, turn } from './rules/4-turn.ts'
import { endOfCombat } from './rules/5-after.ts'
import { attack, discardCombatActions } from './rules/5-combat.ts'
import { addDice } from './rules/5-dice.ts'
import { aimed } from './rules/6-aimed.ts'
import { passByOrder, playCard, respond, responseWindow, type WindowNotes } from './rules/6-timing.ts'
import { search } from './rules/7-shop.ts'
import { takeOut } from './rules/8-end.ts'
import { rules } from './rules/index.ts'
import { clone } from './setup.ts'
import type { Pbl, SideId } from './state.ts'
import type { Question } from './terms.ts'
import { opponentsOf, sideOf } from './vocabulary.ts'
import { showToScrap } from './zones.ts'

/** Questions about a turn or a combat, which close together with it. */
const PASSING: readonly string[] = [
  ...([
    'window',
    'fight',
    'nameBombs',
    'nameStorage',
    'throwMore',
    'unite',
    'useStorage',
    'fixDie',
    'chooseReroll',
    'fireOrNot',
    'chooseStrikeDice',
  ] satisfies Question['kind'][]),
  ...combatEffectRules,
]

/** Questions that refer to another robot. After a player leaves, only one robot may be left to choose from, or none. */
const AIMING: readonly string[] = ['chooseAim', 'chooseTarget', 'chooseStrike'] satisfies Question['kind'][]

/** Returns the rule that closes another player's open question when this seat leaves now, or null. */
export function leaveCloses(g: Pbl, leaver: Seat): RuleId | null {
  const side = sideOf(g, leaver)
  if (!g.sides[side]!.out && opponentsOf(g, side).length === 1) return 'PBL-WIN-2'
  const question = g.stack.at(-1)?.rule ?? ''
  if (![...PASSING, ...AIMING].includes(question)) return null
  const twin = clone(g)
  const asked = twin.stack.at(-1)!
  leave(twin, leaver)
  if (!twin.stack.includes(asked)) return 'PBL-WIN-5'
  return AIMING.includes(question) ? 'PBL-PRIO-11' : null
}

/**
 * PBL-WIN-4, -5 Handles a player who has left for good: the robot is out, nobody gets credit for a blow-off, and nobody waits for the
 * player.
 */
export function leave(g: Pbl, seat: Seat): void {
  const side = sideOf(g, seat)
  if (g.left.includes(side) || g.stack.length === 0) return
  g.left.push(side)
  commitFor(g, side)
  takeOut(g, side, 'PBL-WIN-4', side)
  if (g.ended !== null) return
  const place = interrupted(g, side)
  if (place !== null) cutOff(g, side, place)
  dropUnanswerable(g)
  const top = g.stack.at(-1)
  if (top?.rule === responseWindow.name) passByOrder(g, top.notes as WindowNotes)
}

/** Makes a simultaneous secret choice stop waiting for this side; the others' picks remain. */
function commitFor(g: Pbl, side: SideId): void {
  for (;;) {
    const frame = g.stack.at(-1)!
    const rule = rules[frame.rule] as Choice
    const waiting = (frame.notes as { waiting?: Seat[] }).waiting?.find((seat) => sideOf(g, seat) === side)
    if (waiting === undefined) return
    follow(g.stack, rule.choose(g, frame.notes, waiting, rule.candidates(g, frame.notes, waiting)[0]))
  }
}

/** An open rule that ends, or continues differently, without the player who left. */
interface Place {
  at: number
  /** The step at which it continues ('' if it ends), or null for a question that is asked again. */
  step: string | null
  /** Whether the combat ends with it. */
  ends: boolean
}

/**
 * PBL-WIN-5 Finds what the player's departure interrupts. The player's turn ends at once, a combat ends without an outcome, and a card
 * played in a window counts as resolved.
 */
function interrupted(g: Pbl, side: SideId): Place | null {
  const innermost = (name: string): number => g.stack.findLastIndex(({ rule }) => rule === name)
  const { combat } = g
  const own = innermost(turn.name)
  if (own >= 0 && sideOf(g, g.turn.seat) === side) return { at: own, step: 'clear', ends: combat !== null }
  if (combat?.defender === side) {
    const at = innermost(attack.name)
    // An attack that has not been declared yet has not used anything up.
    return at < 0 ? { at: innermost(main.name), step: null, ends: true } : { at, step: '', ends: true }
  }
  const playing = g.stack.some(({ rule, notes }) => rule === playCard.name && sideOf(g, (notes as { seat: Seat }).seat) === side)
  return playing ? { at: innermost(respond.name), step: 'others', ends: false } : null
}

/** Closes the rules above that place on the stack, but keeps what other players have begun or still have to do. */
function cutOff(g: Pbl, side: SideId, { at, step, ends }: Place): void {
  const inside = g.stack.splice(at + 1)
  if (step !== null) g.stack[at]!.step = step
  if (ends) {
    discardCombatActions(g)
    endOfCombat(g)
  }
  for (const { card } of g.played.filter((played) => played.side === side && !played.combat)) showToScrap(g, side, card)
  g.played = g.played.filter((played) => played.side !== side || played.combat)
  const from = inside.findIndex((frame) => isOfOthers(g, frame, side))
  if (from < 0) return
  const kept = inside.slice(from)
  const bound = ends ? kept.findIndex(needsCombat) : -1
  if (bound >= 0) kept.length = bound
  if (kept[0] !== undefined) kept[0].into = ''
  g.stack.push(...kept)
}

/** Rules in which one player draws, searches, discards or plays a card. */
const DEEDS = [playCard, drawCards, search, aimed, eachDiscards, shrink, keepHandLimit, discardCards].map(({ name }) => name)

function isOfOthers(g: Pbl, { rule, notes }: Frame, side: SideId): boolean {
  const { seat, side: of, todo = [] } = notes as { seat?: Seat; side?: SideId; todo?: Seat[] }
  const sides = [
    ...(seat === undefined ? [] : [sideOf(g, seat)]),
    ...(of === undefined ? [] : [of]),
    ...todo.map((each) => sideOf(g, each)),
  ]
  return DEEDS.includes(rule) && sides.some((each) => each !== side)
}

/** Rules that change the dice or the target of a combat. */
const needsCombat = ({ rule, notes }: Frame): boolean =>
  rule === addDice.name ||
  combatEffectRules.includes(rule) ||
  (rule === aimed.name && aimedCodeOf((notes as { effect: AimedEffect }).effect).inCombat === true)

/** Closes a question about the player who left. */
function dropUnanswerable(g: Pbl): void {
  for (;;) {
    const frame = g.stack.at(-1)
    const rule = frame && rules[frame.rule]
    if (frame === undefined || rule?.kind !== 'choice') return
    const asked = rule.seats(g, frame.notes)
    if (asked.length === 0 || asked.some((seat) => canAnswer(g, rule, frame, seat))) return
    g.stack.pop()
  }
}

const canAnswer = (g: Pbl, rule: Choice, frame: Frame, seat: Seat): boolean =>
  rule.candidates(g, frame.notes, seat).some((option: unknown) => (rule.forbids?.(g, frame.notes, seat, option) ?? null) === null)
