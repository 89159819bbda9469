import type { Seat, Settings } from '@robodrome/kernel'

/** The value of a choice: its chance to reach the goal, from 0 to 1. */
export type Worth = { text: string; value: number }

/** A decision in which one choice is clearly best. */
export interface Exercise {
  /** The seed of its game, and the number of the decision in that game: `7-42`. */
  id: string
  /** The seat that decides, and the number of game entries before it. */
  seat: Seat
  at: number
  /** Its goal: `win`, measured by search, or a goal that the game defines and computes the chances for. */
  goal: string
  /** The kinds of the question and of the best answer, in the game's terms. */
  asks: string
  answer: string
  /** The number of choices. */
  choices: number
  /** The best choice, and any equally good ones that differ from it only in a number. */
  best: string[]
  /** The values of the best choices and the runners-up, best first; all others are worth less. */
  worth: Worth[]
  /** For each level of mind, weakest first, the share of attempts that miss the best choice, from 0 to 1. */
  missed: Record<string, number>
}

/** A game among AI opponents, and the exercises found in it. Its entries are written as in a record: one line for each choice and each outcome. */
export type Quarry = { settings: Settings; entries: string[]; exercises: Exercise[] }

/** Returns the margin by which the next choice is worse. */
export const marginOf = ({ best, worth }: Pick<Exercise, 'best' | 'worth'>): number =>
  worth[0]!.value - (worth.find(({ text }) => !best.includes(text))?.value ?? 0)

/**
 * Grades an exercise from 1 (nearly every AI solves it) to 5 (even one that looks a little ahead misses it), averaged over all minds except
 * the random one.
 */
export function gradeOf({ missed }: Pick<Exercise, 'missed'>): number {
  const shares = Object.entries(missed).flatMap(([mind, share]) => (mind === 'random' ? [] : [share]))
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
  return 1 + GRADES.filter((from) => mean >= from).length
}

const GRADES = [0.1, 0.3, 0.5, 0.75]
