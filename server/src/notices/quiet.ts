import type { QuietHours } from '@robodrome/protocol'

const MINUTE = 60_000
const DAY = 1440

/** Returns the minute of the day at a moment, in the reader's time zone. */
const minuteOf = (at: number, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }).formatToParts(at)
  const of = (type: 'hour' | 'minute'): number => Number(parts.find((part) => part.type === type)?.value)
  return of('hour') * 60 + of('minute')
}

const after = (from: number, to: number): number => (to - from + DAY) % DAY

/** Returns when the quiet hours around a moment end, or null outside them. */
export const quietUntil = (quiet: QuietHours | null, at: number): number | null => {
  if (quiet === null) return null
  const now = minuteOf(at, quiet.zone)
  if (after(quiet.from, now) >= after(quiet.from, quiet.to)) return null
  return (Math.floor(at / MINUTE) + after(now, quiet.to)) * MINUTE
}

/** Returns when the quiet hours around a moment began, or null outside them. */
const quietSince = (quiet: QuietHours | null, at: number): number | null => {
  if (quiet === null || quietUntil(quiet, at) === null) return null
  return (Math.floor(at / MINUTE) - after(quiet.from, minuteOf(at, quiet.zone))) * MINUTE
}

/**
 * How long before a player's time runs out the server sends a warning; and how long before quiet hours, if the warning would fall into
 * them.
 */
const WARNING = 120 * MINUTE
const BEFORE_QUIET = 30 * MINUTE

/** Returns when to warn that a person's time runs out. A warning that would fall into quiet hours is sent before they begin. */
export const warnAt = (due: number, quiet: QuietHours | null, before = WARNING): number => {
  const wanted = due - before
  const since = quietSince(quiet, wanted)
  return since === null ? wanted : since - BEFORE_QUIET
}
