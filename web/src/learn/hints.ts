import type { Exercise } from '@robodrome/table'
import type { Prompt } from '../boards/board.ts'
import { puzzleWords } from '../words/learning-words.ts'

/** The names of a question's choices. */
export const titlesIn =
  ({ chips }: Prompt) =>
  (text: string): string =>
    chips.find((chip) => chip.text === text)?.title ?? text

/**
 * The hints in order: first the theme of the exercise, then two choices including the best one, in alphabetical order, which reveals
 * nothing.
 */
export function hintsOf({ best, worth }: Exercise, lesson: string, titleOf: (text: string) => string): string[] {
  const other = worth.find(({ text }) => !best.includes(text))
  const two = [best[0]!, ...(other ? [other.text] : [])].map(titleOf)
  return [lesson, puzzleWords.oneOf(two.toSorted((a, b) => a.localeCompare(b)))]
}
