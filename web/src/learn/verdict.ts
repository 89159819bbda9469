import type { Exercise } from '@robodrome/table'

/** What a try at an exercise came to: whether it was right, and what it is worth beside the best; `most`: at most that, since only the next best are kept. */
export type Verdict = { text: string; right: boolean; value: number; most: boolean }

/** A line to be watched: what is chosen in it, and what the try came to. */
export type Line = { text: string; verdict: Verdict }

/** A choice is right if it is one of the best: those that differ only in a number are one. */
export function verdictOn({ best, worth }: Exercise, text: string): Verdict {
  const known = worth.find((each) => each.text === text)
  const least = worth.at(-1)!.value
  return { text, right: best.includes(text), value: known?.value ?? least, most: !known && least > 0 }
}

/** What is known of the exercises of a game after a try: a wrong one is remembered and counts for nothing, and what was solved stays solved. */
export const afterTry = (tries: Tries = {}, id: string, right: boolean): Tries => ({ ...tries, [id]: right || tries[id] === true })

/** Exercises that were tried: solved or not. */
export type Tries = Readonly<Record<string, boolean>>

/** How many of them were solved. */
export const solvedIn = (tries: Tries = {}): number => Object.values(tries).filter(Boolean).length

/** How often weaker programs missed it, all levels but the one that picks anything. */
export function missedShare({ missed }: Exercise): number {
  const shares = Object.entries(missed).flatMap(([mind, share]) => (mind === 'random' ? [] : [share]))
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}
