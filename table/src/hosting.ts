import type { Seat } from '@robodrome/kernel'
import type { Draft } from './step.ts'
import type { Table } from './table.ts'

/** After the owner has been away for this long, another player at the table becomes the owner. */
export const HOST_GONE_MS = 2 * 60_000
/** How long an absent person keeps a seat at a table where the match has not begun. */
export const SEAT_KEPT_MS = 5 * 60_000
/** A match with at least this much time on the clock counts as daily. */
const DAYS_MS = 3_600_000

/*
 * Before its match, a table waits for people, and people who wait for each other should be present. Absences are stored as steps, so that
 * every process that loads the table knows their times. In daily games nobody has to stay, and AI opponents join when the match begins.
 */

/**
 * Lists the people for whom a table waits before the match, each with one seat: everybody who sits there, and the owner, who may have no
 * seat.
 */
export const awaited = (table: Table): { guest: string; seat: Seat | null }[] => {
  const { phase, clock, chairs, host } = table
  if (phase !== 'open' || (clock !== null && clock.rules.bank >= DAYS_MS)) return []
  const seated = chairs.flatMap(({ guest, bot }, seat) => (guest === null || bot || table.own(guest)[0] !== seat ? [] : [{ guest, seat }]))
  return table.own(host).length > 0 ? seated : [...seated, { guest: host, seat: null }]
}

/** Returns when an absent person's seat opens again: only if somebody else is waiting and the seat is not reserved. */
export const seatOpensAt = (table: Table, seat: Seat): number | null => {
  const { guest, reserved } = table.chairs[seat]!
  const since = guest === null ? undefined : table.awaySince.get(guest)
  if (!isGathering(table) || since === undefined || reserved !== null) return null
  return presentSeat(table, guest) < 0 ? null : since + SEAT_KEPT_MS
}

/** Returns the next consequence of an absence and its time. */
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

/** The first seat of a present person, other than this one; -1 if there is none. */
const presentSeat = ({ chairs, awaySince }: Table, but: string | null): Seat =>
  chairs.findIndex(({ guest, bot }) => guest !== null && guest !== but && !bot && !awaySince.has(guest))

const isGathering = ({ phase, closedAt }: Table): boolean => phase === 'open' && closedAt === null
