import { useEffect, useState } from 'react'
import { words } from '../words/index.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The time left: in seconds if short, in minutes below an hour, otherwise in hours and days. */
export function leftText(due: number, now: number): string {
  const left = Math.max(0, due - now)
  const w = words.time
  if (left < 10 * MINUTE) return w.left(`${Math.floor(left / MINUTE)}:${String(Math.floor((left % MINUTE) / SECOND)).padStart(2, '0')}`)
  if (left < HOUR) return w.left(w.minutes(Math.floor(left / MINUTE)))
  if (left < DAY) return w.left(w.hours(Math.floor(left / HOUR)))
  const hours = Math.floor((left % DAY) / HOUR)
  return w.left(hours === 0 ? w.days(Math.floor(left / DAY)) : `${w.days(Math.floor(left / DAY))} ${w.hours(hours)}`)
}

/** How long ago something was: now, minutes, hours, the day of the week, the date. */
export function agoText(at: number, now: number): string {
  const ago = now - at
  const w = words.time
  if (ago < MINUTE) return w.now
  if (ago < HOUR) return w.minutes(Math.floor(ago / MINUTE))
  if (ago < 20 * HOUR) return w.hours(Math.floor(ago / HOUR))
  const format: Intl.DateTimeFormatOptions = ago < 6 * DAY ? { weekday: 'long' } : { day: 'numeric', month: 'short' }
  return new Intl.DateTimeFormat(w.language, format).format(at)
}

/** The current time, updated as often as its display changes. */
export function useNow(everyMs = 1000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
