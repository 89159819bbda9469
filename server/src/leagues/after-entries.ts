import type { LogEntry } from '@robodrome/leagues'
import type { NewNotice } from '../notices/after-step.ts'
import type { CompetitionCard, WaitsFor } from '../store/schema/schema.ts'

/** Entries that answer a question. After them, the next person who waits for the same thing is asked anew. */
type Kind = LogEntry['data']['kind']
const ANSWERS: ReadonlySet<Kind> = new Set<Kind>([
  'picked',
  'exchanged',
  'nominated',
  'raised',
  'left the lot',
  'passed',
  'sealed',
  'fired',
])

/** A person who is present sees the question there, but may leave without answering. */
const HERE_MS = 60_000

/** A match that can be played now, or at an agreed time. */
const isMatch = (what: WaitsFor['what']): boolean => what === 'match' || what === 'agreed'

/** Lists the questions open after some entries, each with the entry since which it has been open. */
export function sinceWhen(before: readonly WaitsFor[], after: readonly WaitsFor[], entries: readonly LogEntry[]): WaitsFor[] {
  const answered = (guest: string): boolean =>
    entries.some(({ by, data: { kind } }) => kind === 'timed out' || (by === guest && ANSWERS.has(kind)))
  return after.map((duty) => {
    const { guest, what, table } = duty
    const same = before.find((each) => each.guest === guest && each.what === what && each.table === table)
    const goesOn = same !== undefined && (isMatch(what) ? same.by === duty.by || what === 'match' : !answered(guest))
    return { ...duty, since: goesOn ? same.since : entries[0]!.n }
  })
}

/** Finds people who have had something to do since these entries and may not have seen it. */
export function noticesAfter(
  competition: string,
  { title, pace, waiting }: CompetitionCard,
  { n, at }: LogEntry,
  here: ReadonlySet<string>,
): NewNotice[] {
  const live = pace === 'live'
  // A match without a table will get one soon, and nothing can be done until then.
  const fresh = waiting.filter(({ since, what, table }) => since >= n && (!isMatch(what) || table !== null))
  return fresh.flatMap(({ guest, what, table, against, by, since }) => {
    if (live && here.has(guest)) return []
    const news = { kind: 'league', competition, title, what, against, due: by, live, since } as const
    return [{ guest, key: `league ${competition} ${since} ${table ?? what}`, table, news, due: here.has(guest) ? at + HERE_MS : at }]
  })
}
