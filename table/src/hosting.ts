import type { Seat } from '@robodrome/kernel'
import type { Draft } from './step.ts'
import type { Table } from './table.ts'

/** So long the host may be away before somebody else at the table hosts. */
export const HOST_GONE_MS = 2 * 60_000
/** So long a seat is kept for somebody who has gone from a table that has not begun. */
export const SEAT_KEPT_MS = 5 * 60_000
/** With as much as this on the clock one plays by the day. */
const DAYS_MS = 3_600_000

/*
 * A table that has not begun waits for people, and those who wait for each other should be there. Who has gone is kept as a step, so that time passes for them
 * wherever the table is loaded. Nobody has to stay where it is played by the day, and programs come when the match begins.
 */

/** Whom the table waits for before the match, each by one seat: those who sit, and the host, who may have none. */
export const awaited = (table: Table): { guest: string; seat: Seat | null }[] => {
  const { phase, clock, chairs, host } = table
  if (phase !== 'open' || (clock !== null && clock.rules.bank >= DAYS_MS)) return []
  const seated = chairs.flatMap(({ guest, bot }, seat) => (guest === null || bot || table.own(guest)[0] !== seat ? [] : [{ guest, seat }]))
  return table.own(host).length > 0 ? seated : [...seated, { guest: host, seat: null }]
}

/** When the seat of somebody who is away is open again: only if somebody else is there who waits, and it is kept for nobody. */
export const seatOpensAt = (table: Table, seat: Seat): number | null => {
  const { guest, reserved } = table.chairs[seat]!
  const since = guest === null ? undefined : table.awaySince.get(guest)
  if (!isGathering(table) || since === undefined || reserved !== null) return null
  return presentSeat(table, guest) < 0 ? null : since + SEAT_KEPT_MS
}

/** What comes of people who are away, and when: the first of it. */
export const afterAbsence = (table: Table): { at: number; draft: Draft } | null => {
  if (!isGathering(table)) return null
  const hostGone = table.awaySince.get(table.host)
  const next = presentSeat(table, table.host)
  const opening = table.chairs.flatMap((_, seat) => {
    const at = seatOpensAt(table, seat)
    return at === null ? [] : [{ at, draft: { kind: 'standUp', seat, why: 'absent' } as const }]
  })
  const hosting = hostGone === undefined || next < 0 ? [] : [{ at: hostGone + HOST_GONE_MS, draft: { kind: 'host', seat: next } as const }]
  return [...hosting, ...opening].toSorted((a, b) => a.at - b.at)[0] ?? null
}

/** The first seat of a person who is there, other than this one; -1 if there is none. */
const presentSeat = ({ chairs, awaySince }: Table, but: string | null): Seat =>
  chairs.findIndex(({ guest, bot }) => guest !== null && guest !== but && !bot && !awaySince.has(guest))

const isGathering = ({ phase, closedAt }: Table): boolean => phase === 'open' && closedAt === null
