import type { Exercise } from '@robodrome/table'

/** What a try at an exercise came to: whether it was right, and what it is worth beside the best; null where all that is known is that it is worth less. */
export type Verdict = { text: string; right: boolean; value: number | null }

/** A line to be watched: what is chosen in it, and what the try came to. */
export type Line = { text: string; verdict: Verdict }

/** A choice is right if it is one of the best: those that differ only in a number are one. */
export function verdictOn({ best, worth }: Exercise, text: string): Verdict {
  return { text, right: best.includes(text), value: worth.find((each) => each.text === text)?.value ?? null }
}

/** How often weaker programs missed it, all levels but the one that picks anything. */
export function missedShare({ missed }: Exercise): number {
  const shares = Object.entries(missed).flatMap(([mind, share]) => (mind === 'random' ? [] : [share]))
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}
