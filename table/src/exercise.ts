import type { Seat, Settings } from '@robodrome/kernel'

/** What a choice is expected to bring: the chance of the goal, from 0 to 1. */
export type Worth = { text: string; value: number }

/** A decision in which one choice is clearly best. */
export interface Exercise {
  /** The seed of the game it comes from and the number of the decision in it: `7-42`. */
  id: string
  /** Whose decision it is, after so many entries of the game. */
  seat: Seat
  at: number
  /** What it is about: `win`, by search, or a goal of the game whose chances it works out itself. */
  goal: string
  /** The kind of question, in the game's terms, and of the best answer. */
  asks: string
  answer: string
  /** How many choices there are. */
  choices: number
  /** The best choice, and those that are as good and differ only in a number. */
  best: string[]
  /** What the best choices and the next ones are worth, best first; all others are worth less. */
  worth: Worth[]
  /** How often each level of mind misses it, from 0 to 1, weakest first. */
  missed: Record<string, number>
}

/** A game among programs, and the exercises found in it. Its entries are written as in a record: one line for each choice and each outcome. */
export type Quarry = { settings: Settings; entries: string[]; exercises: Exercise[] }

/** What sets the best choice apart: how much the next one is worse. */
export const marginOf = ({ best, worth }: Pick<Exercise, 'best' | 'worth'>): number =>
  worth[0]!.value - (worth.find(({ text }) => !best.includes(text))?.value ?? 0)

/** From 1 (nearly every program finds it) to 5 (even one that looks ahead a little misses it): by all minds but the one that picks anything. */
export function gradeOf({ missed }: Pick<Exercise, 'missed'>): number {
  const shares = Object.entries(missed).flatMap(([mind, share]) => (mind === 'random' ? [] : [share]))
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
  return 1 + GRADES.filter((from) => mean >= from).length
}

const GRADES = [0.1, 0.3, 0.5, 0.75]
