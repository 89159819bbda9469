import type { News, QuietHours, Told } from '@robodrome/protocol'
import type { NewNotice } from './after-step.ts'
import { warnAt } from './quiet.ts'
import type { Notice } from './still-open.ts'

const DAY = 86_400_000

/** The preference for a kind of news, if it has one. */
const SWITCHES: Partial<Record<News['kind'], Told>> = {
  move: 'move',
  short: 'short',
  league: 'league',
  'league-short': 'short',
  challenge: 'challenge',
  friend: 'friend',
}

export const isOff = ({ kind }: News, off: readonly Told[]): boolean => off.some((each) => each === SWITCHES[kind])

export const isReminder = ({ kind }: News): boolean => kind === 'short' || kind === 'league-short'

/** Returns when to remind a person that their time runs out: a day ahead for matches of many days, two hours ahead for everything else. */
export const remindAt = (news: News, due: number, quiet: QuietHours | null, now: number): number =>
  Math.max(now, warnAt(due, quiet, news.kind.startsWith('league') && due - now > 2 * DAY ? DAY : undefined))

/** The reminder that follows a notice, if its time runs out, but not within minutes. */
export const reminderOf = (
  { guest, key, table, news }: Notice & { key: string },
  quiet: QuietHours | null,
  now: number,
): NewNotice | null => {
  if ((news.kind !== 'move' && news.kind !== 'league') || news.due === null || news.live) return null
  const reminder: News = news.kind === 'move' ? { ...news, kind: 'short' } : { ...news, kind: 'league-short' }
  return { guest, key: `short ${key}`, table, news: reminder, due: remindAt(news, news.due, quiet, now) }
}
