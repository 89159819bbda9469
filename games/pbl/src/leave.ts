import { unwind, type Choice, type Frame, type Seat } from '@robodrome/kernel'
import { main } from './rules/4-turn.ts'
import { chooseAim } from './rules/5-attack.ts'
import { endOfCombat } from './rules/5-after.ts'
import { attack } from './rules/5-combat.ts'
import { window } from './rules/6-timing.ts'
import { terminate } from './rules/8-end.ts'
import type { Pbl } from './state.ts'
import { livingCount, sideOf } from './words.ts'
import { rules } from './rules/index.ts'
import { showToScrap } from './zones.ts'

/** PBL-WIN-4, -5 A player has left for good: the robot is out without blow-off credit, and nobody waits for its player. */
export function leave(g: Pbl, seat: Seat): void {
  const side = sideOf(g, seat)
  if (g.left.includes(side) || g.stack.length === 0) return
  g.left.push(side)
  const fights = g.combat !== null && g.combat.defender === side
  terminate(g, side, 'PBL-WIN-4', side)
  if (livingCount(g) <= 1) return
  if (fights && g.combat !== null) abandonCombat(g)
  const playing = g.stack.findIndex(({ rule, notes }) => rule === 'playCard' && sideOf(g, (notes as { seat: Seat }).seat) === side)
  if (playing >= 0) breakOff(g, side)
  closeQuestions(g, side)
}

/** PBL-WIN-5 A combat ends without outcome; what was only being declared is not spent. */
function abandonCombat(g: Pbl): void {
  if (g.stack.some(({ rule }) => rule === attack.name)) return unwind(g, attack, 'abandoned')
  endOfCombat(g)
  while (g.stack.length > 0 && g.stack.at(-1)!.rule !== main.name) g.stack.pop()
}

/** The card that the player was resolving in a window is done with. */
function breakOff(g: Pbl, side: number): void {
  for (const { card } of g.played.filter((played) => played.side === side && !played.combat)) showToScrap(g, side, card)
  g.played = g.played.filter((played) => played.side !== side || played.combat)
  while (g.stack.length > 0 && g.stack.at(-1)!.rule !== window.name) g.stack.pop()
}

/** Questions that only the player who left could answer, or that nobody can any more, are dropped; secret picks no longer wait for them. */
function closeQuestions(g: Pbl, side: number): void {
  for (;;) {
    const frame = g.stack.at(-1)
    const rule = frame && rules[frame.rule]
    if (frame === undefined || rule?.kind !== 'choice') return
    const notes = frame.notes as { waiting?: Seat[] }
    if (notes.waiting !== undefined) notes.waiting = notes.waiting.filter((seat) => sideOf(g, seat) !== side)
    const asked = rule.seats(g, frame.notes).filter((seat) => sideOf(g, seat) !== side)
    if (asked.some((seat) => canAnswer(g, rule, frame, seat))) return
    g.stack.pop()
    // An attack without a target is not declared at all.
    if (frame.rule === chooseAim.name) g.stack.pop()
  }
}

const canAnswer = (g: Pbl, rule: Choice, frame: Frame, seat: Seat): boolean =>
  rule.candidates(g, frame.notes, seat).some((option: unknown) => (rule.forbids?.(g, frame.notes, seat, option) ?? null) === null)
