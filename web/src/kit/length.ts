import { words } from '../words/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A duration as people say it: in minutes up to two hours, in hours up to two days, then in days. */
export function lengthText(ms: number): string {
  const { minutes, hours, days } = words.time.whole
  if (ms < 2 * HOUR) return minutes(Math.round(ms / MINUTE))
  return ms < 2 * DAY ? hours(Math.round(ms / HOUR)) : days(Math.round(ms / DAY))
}
