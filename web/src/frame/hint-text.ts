import type { Advice } from '@robodrome/minds'
import type { Prompt } from '../boards/board.ts'
import { points } from '../kit/odds.ts'
import { words } from '../words/index.ts'

/** How many other choices a hint compares the best one with, and how many that are as good it names. */
const COMPARED = 2
const NAMED = 3

/**
 * What the AI would choose, whether it is sure, and what the next best choices cost: an estimate, never a recommendation unasked. The hint gives no win chance of
 * its own. The page shows one already, from another estimate, and the two would differ.
 */
export function hintText(advice: Advice | null, { chips }: Prompt): string {
  const w = words.table.hints
  if (advice === null) return w.none
  const { best, certainty, others } = advice
  const titleOf = (move: string): string => chips.find((chip) => chip.text === move)?.title ?? move
  const [first, ...alike] = best.map(titleOf)
  if (certainty === 'only') return w.only(first!)
  if (certainty === 'planned') return w.planned(first!)
  if (certainty === 'unsure') return w.unsure(first!, alike.slice(0, NAMED), Math.max(0, alike.length - NAMED))
  return w.sure(
    first!,
    others.slice(0, COMPARED).map(({ text, cost, error }) => w.costs(titleOf(text), points(cost), points(error))),
  )
}
