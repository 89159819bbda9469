import { closesAt } from './gather.ts'
import { seatOpensAt } from './hosting.ts'
import type { Sitting } from './snapshot-of.ts'
import type { SeatState } from './snapshot.ts'
import type { Table } from './table.ts'

/** Facts that a table does not store: who is present, and the current time. */
export interface Around {
  isHere(guest: string): boolean
  /** The number of spectators. */
  watching: number
  now: number
}

/** The seats as everybody may see them. */
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

/** The part of a table that snapshots need. */
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
    undone: course?.undone ?? 0,
    rematch,
  }
}
