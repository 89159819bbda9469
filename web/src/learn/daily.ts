import { builtIn } from '@robodrome/games'

/** The reader's local day, such as 2026-11-15. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-')

/** Days since a Thursday in 1970. Each day features another game, the same for everybody. */
const countOf = (day: string): number => Math.round(Date.parse(`${day}T12:00:00Z`) / 86_400_000)

export const gameOf = (day: string): string => builtIn[countOf(day) % builtIn.length]!

/** Picks the exercise of a day: exercises of successive days are far apart, and each is used once before any is repeated. */
export function pickOf(day: string, count: number): number {
  let step = Math.max(1, Math.floor(count * 0.618))
  while (gcd(step, count) > 1) step++
  return (Math.floor(countOf(day) / builtIn.length) * step) % count
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** The number of days in a row, up to today or yesterday, because an unfinished day does not break the streak. */
export function streakOf(days: readonly string[], today: string): number {
  const solved = new Set(days.map(countOf))
  let at = countOf(today)
  if (!solved.has(at)) at--
  let streak = 0
  for (; solved.has(at); at--) streak++
  return streak
}
