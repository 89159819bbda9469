/** The number of attempts before a round counts as unpairable. The result is only a hint: in doubt, the check reports no fault. */
const MOST_TRIES = 20_000

/**
 * Whether all entrants can be paired with permitted opponents. It uses backtracking, the most constrained entrant first, and shares no code
 * with the matching that pairs rounds.
 */
export function isPairable(all: readonly number[], mayMeet: (a: number, b: number) => boolean): boolean {
  let tries = 0
  const pair = (left: readonly number[]): boolean => {
    if (left.length === 0) return true
    if (++tries > MOST_TRIES) return false
    const choices = left.map((a) => left.filter((b) => b !== a && mayMeet(a, b)))
    const fewest = choices.reduce((best, each, i) => (each.length < choices[best]!.length ? i : best), 0)
    const first = left[fewest]!
    return choices[fewest]!.some((other) => pair(left.filter((each) => each !== first && each !== other)))
  }
  return pair(all)
}
