import { snake } from './pods.ts'

/** LG-GB-1 The largest of 2, 4 or 8 groups with at least three entrants each; a larger requested number is reduced to that. */
export function groupCount(n: number, wanted = 8): number {
  return [8, 4, 2].find((groups) => groups <= wanted && n >= 3 * groups) ?? 2
}

/** LG-GB-1 Groups are filled in snake order by pairing number. */
export const groupsOf = (numbers: readonly number[], groups: number): number[][] =>
  snake(
    numbers,
    Array.from({ length: groups }, () => numbers.length),
  )

/** An entrant that qualified from a group: its pairing number, points and number of scheduled matches (annulled ones excluded). */
export interface Qualified {
  number: number
  group: number
  points: number
  matches: number
}

/** LG-GB-2, LG-GB-3 The seeds of the bracket: winners, then runners-up, by points per match. No winner meets its own runner-up in the first round. */
export function bracketSeeds(winners: readonly Qualified[], seconds: readonly Qualified[]): number[] {
  const first = winners.toSorted(byShare)
  const second = seconds.toSorted(byShare)
  const size = 2 * first.length
  // Seed s meets seed size + 1 - s in the first round; missing runners-up are the last seeds and become byes.
  const opponentOf = (seed: number): number => size - 1 - seed - first.length
  first.forEach((winner, i) => {
    const at = opponentOf(i)
    const meets = second[at]
    if (meets === undefined || meets.group !== winner.group) return
    const other = opponentOf(i + 1 < first.length ? i + 1 : i - 1)
    const swapped = second[other]
    if (swapped === undefined) return
    second[other] = meets
    second[at] = swapped
  })
  return [...first, ...second].map(({ number }) => number)
}

/** Compares points per scheduled match as exact fractions, then pairing numbers. */
const byShare = (a: Qualified, b: Qualified): number => b.points * a.matches - a.points * b.matches || a.number - b.number
