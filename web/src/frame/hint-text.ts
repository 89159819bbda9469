import type { Advice } from '@robodrome/minds'
import type { Prompt } from '../boards/board.ts'
import { points } from '../kit/odds.ts'
import type { TableLink } from '../table/link.ts'
import { words } from '../words/index.ts'

/** The maximum number of other choices that a hint compares, and of equally good ones that it names. */
const COMPARED = 2
const NAMED = 3

/**
 * The AI's choice, its confidence, and the cost of the next best choices: an estimate, shown only on request. It states no win chance,
 * because the page already shows one from another estimate, and the two would differ.
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

/**
 * Shows the hint, and a moment later also its checked reason: compared with what the player has selected, or else with the closest weaker
 * choice. Stops once the question has changed, which `isStill` tells.
 */
export async function giveHint(
  link: Pick<TableLink, 'hint' | 'hintWhy'>,
  prompt: Prompt,
  selected: string | null,
  tell: (text: string) => void,
  isStill: () => boolean = () => true,
): Promise<void> {
  const advice = (await link.hint?.().catch(() => null)) ?? null
  if (!isStill()) return
  const text = hintText(advice, prompt)
  tell(text)
  const weaker = advice?.others.find((each) => each.text === selected) ?? advice?.others[0]
  const best = advice?.best[0]
  if (weaker === undefined || best === undefined) return
  const why = (await link.hintWhy?.(best, weaker.text).catch(() => null)) ?? null
  const title = prompt.chips.find((chip) => chip.text === weaker.text)?.title ?? weaker.text
  if (why !== null && isStill()) tell(`${text} ${words.table.hints.why(title, why)}`)
}
