import type { RuleId, Seat } from './rule.ts'

/**
 * Something that happened, for log, animation and statistics. Everybody sees it, or only `to`; `secret` holds fields for `secret.to`
 * alone. `reveals`: hidden things were shown, nothing before can be taken back. `uses`: the piece of content at work.
 */
export interface Event {
  kind: string
  rule: RuleId
  to?: Seat[]
  secret?: { to: Seat[]; [field: string]: unknown }
  reveals?: true
  uses?: string
  [field: string]: unknown
}

/** Tells whoever listens. Write `tell?.({...})`: with nobody listening, as in search, the event is not even made. */
export let tell: ((event: Event) => void) | null = null

/** Does some work while listening to what it tells. */
export function listen<T>(ear: ((event: Event) => void) | null, work: () => T): T {
  const before = tell
  tell = ear
  try {
    return work()
  } finally {
    tell = before
  }
}

/** The event as a seat (or, with null, an onlooker) may see it; null if it may not. */
export function seenBy(event: Event, seat: Seat | null): Event | null {
  if (event.to === undefined && event.secret === undefined) return event
  if (event.to !== undefined && (seat === null || !event.to.includes(seat))) return null
  const { to: _to, secret, ...open } = event
  if (secret === undefined || seat === null || !secret.to.includes(seat)) return open
  const { to: _insiders, ...fields } = secret
  return { ...open, ...fields }
}
