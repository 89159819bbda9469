import type { Advice } from '@robodrome/minds'
import type { Prompt } from '../boards/board.ts'
import { points } from '../kit/odds.ts'
import { words } from '../words/index.ts'

/** The most other choices a hint compares, and the most equally good ones it names. */
const COMPARED = 2
const NAMED = 3

/**
 * The AI's choice, its confidence, and the cost of the next best choices: an estimate, shown only on request. It names no win chance,
 * since the page already shows one from another estimate, and the two would differ.
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
