import { roomWords } from '../words/league-rooms.ts'
import { words } from '../words/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The time left, as at most two numbers: 2 d 6 h, 3 h 20 min, 0:41. */
export function timeLeft(ms: number): string {
  const left = Math.max(0, ms)
  const w = roomWords.season.span
  if (left >= DAY) return w.days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR))
  if (left >= HOUR) return w.hours(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE))
  return `${Math.floor(left / MINUTE)}:${String(Math.floor((left % MINUTE) / 1000)).padStart(2, '0')}`
}

/** The next evenings at eight before a deadline, in the viewer's time; at most three. */
export function eveningsBefore(deadline: number, now: number): number[] {
  const evening = new Date(now)
  evening.setHours(20, 0, 0, 0)
  const found: number[] = []
  while (found.length < 3 && evening.getTime() <= deadline) {
    if (evening.getTime() > now + HOUR) found.push(evening.getTime())
    evening.setDate(evening.getDate() + 1)
  }
  return found
}

/** The value for a date and time field: local, to the minute. */
export function inField(at: number): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  const date = new Date(at)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The time of an event today; on any other day, with the day. */
export function hourOf(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return new Date(at).toLocaleString(words.time.language, {
    ...(isToday ? {} : { weekday: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

/** A moment in the viewer's time: day and time, with the date if the weekday is ambiguous. */
export function moment(at: number, now = Date.now()): string {
  const date = at - now < 6 * DAY ? {} : ({ day: 'numeric', month: 'long' } as const)
  return new Date(at).toLocaleString(words.time.language, {
    weekday: 'long',
    ...date,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}
