import type { Seat } from '@robodrome/kernel'
import type { Advice } from '@robodrome/minds'
import type { Prompt } from '../boards/board.ts'
import { percent } from '../kit/odds.ts'
import { words } from '../words/index.ts'

/** How many other choices a hint compares the best one with, and how many that are as good it names. */
const COMPARED = 2
const NAMED = 4

/** What a program would choose, if it is sure, what it expects of that, and how the next best choices compare: an estimate, never a recommendation unasked. */
export function hintText(advice: Advice | null, { chips }: Prompt, nameOf: (seat: Seat) => string): string {
  if (advice === null) return words.table.hintNone
  const titleOf = (move: string): string => chips.find((chip) => chip.text === move)?.title ?? move
  const { best, value, error, ahead, others } = advice
  const chance = words.table.hintChance(percent(value), error === null ? null : percent(error))
  if (best.length > 1) return words.table.hintEqual(best.slice(0, NAMED).map(titleOf), Math.max(0, best.length - NAMED), chance)
  return words.table.hintSays(
    titleOf(best[0]!),
    chance,
    others.slice(0, COMPARED).map((each) => words.table.hintOther(titleOf(each.text), percent(each.value))),
    ahead.map(({ seat, text }) => words.table.hintMove(nameOf(seat), text)),
  )
}
