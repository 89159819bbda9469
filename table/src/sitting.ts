import { closesAt } from './gather.ts'
import { seatOpensAt } from './hosting.ts'
import type { Sitting } from './snapshot-of.ts'
import type { SeatState } from './snapshot.ts'
import type { Table } from './table.ts'

/** What a table itself does not know: who is there just now, and what time it is. */
export interface Around {
  isHere(guest: string): boolean
  /** How many watch without a seat. */
  watching: number
  now: number
}

/** The seats as everybody sees them. */
export const seatsOf = (table: Table, { isHere, now }: Around): SeatState[] =>
  table.players().map(({ kind, name }, seat) => {
    const { guest, left, mind, ready, offered, taken, bot, name: holder } = table.chairs[seat]!
    const opensAt = seatOpensAt(table, seat)
    return {
      kind,
      name,
      bot,
      holder: mind !== null && guest !== null ? holder : null,
      connected: guest !== null && isHere(guest),
      ready: mind !== null || (guest !== null && ready),
      host: guest !== null && guest === table.host,
      opensIn: opensAt === null ? null : Math.max(0, opensAt - now),
      offered: offered && guest === null && mind !== null,
      tookOverFrom: taken?.from ?? null,
      left,
      clock: table.clock?.at(seat, now) ?? null,
    }
  })

/** A table as snapshots are taken of it. */
export function sittingOf(table: Table, around: Around): Omit<Sitting, 'chat'> {
  const { id, game, settings, public: isPublic, clock: clockRules, rated = false, absence, behind = 0 } = table.plan
  const { phase, seq, course, proposal, rematch } = table
  const { watching, now } = around
  const closes = closesAt(table)
  const seats = seatsOf(table, around)
  return {
    table: id,
    game,
    settings,
    phase,
    public: isPublic,
    clockRules,
    rated,
    absence,
    ...(behind > 0 && { behind }),
    seats,
    watching,
    seq,
    course,
    took: table.took,
    beginsIn: closes === null ? null : Math.max(0, closes - now),
    dice: table.dice(),
    comings: [...table.comings],
    proposal,
    rematch,
  }
}
