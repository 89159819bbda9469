import type { Exercise } from '@robodrome/table'

/**
 * The result of an attempt: whether it was right, and its value compared with the best. `most` means that the value is an upper bound,
 * because only the values of the runners-up are stored.
 */
export type Verdict = { text: string; right: boolean; value: number; most: boolean }

/** A line to watch: its choice and its verdict. */
export type Line = { text: string; verdict: Verdict }

/** Judges a choice. It is right if it is one of the best; choices that differ only in a number are equal. */
export function verdictOn({ best, worth }: Exercise, text: string): Verdict {
  const known = worth.find((each) => each.text === text)
  const least = worth.at(-1)!.value
  return { text, right: best.includes(text), value: known?.value ?? least, most: !known && least > 0 }
}

/** The progress after an attempt: a wrong one is stored but does not count as solved, and a solved exercise stays solved. */
export const afterTry = (tries: Tries = {}, id: string, right: boolean): Tries => ({ ...tries, [id]: right || tries[id] === true })

/** Attempted exercises, and whether each was solved. */
export type Tries = Readonly<Record<string, boolean>>

/** The number of solved ones. */
export const solvedIn = (tries: Tries = {}): number => Object.values(tries).filter(Boolean).length

/** How often weaker AI opponents missed it, averaged over all levels except the random one. */
export function missedShare({ missed }: Exercise): number {
  const shares = Object.entries(missed).flatMap(([mind, share]) => (mind === 'random' ? [] : [share]))
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}
