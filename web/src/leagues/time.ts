const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long until then, as two numbers at most: 2 d 6 h, 3 h 20 min, 0:41. */
export function timeLeft(ms: number): string {
  const left = Math.max(0, ms)
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`
  return `${Math.floor(left / MINUTE)}:${String(Math.floor((left % MINUTE) / 1000)).padStart(2, '0')}`
}

/** A moment as the viewer reads it: day and hour. */
export const moment = (at: number): string => new Date(at).toLocaleString('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit' })
