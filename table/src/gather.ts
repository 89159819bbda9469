import type { Seat } from '@robodrome/kernel'
import { promiseOf } from './fair-luck.ts'
import { afterAbsence } from './hosting.ts'
import { nameAt } from './names.ts'
import { Refused } from './refused.ts'
import { chairOf, own } from './seats.ts'
import type { Draft } from './step.ts'
import type { Chair } from './chair.ts'
import type { Table } from './table.ts'
import type { Circumstances, Guest, Wish } from './wish.ts'

/** The delay before a full table goes on after the last player was ready, so that somebody may still object. */
export const COUNTDOWN_MS = 5_000

/** How long the others wait for a player who does not show the promised contribution, before they may remove that player. */
export const PATIENCE_MS = 60_000

type Ask<T extends Wish['type']> = Extract<Wish, { type: T }>

/*
 * How a table gathers. Players promise a contribution to the dice when they sit down. When the table is full and everybody is ready, or the owner says so,
 * it closes. Only then are contributions shown; with the last one the match begins. A promise can be neither left out nor replaced, so nobody has
 * a choice between dice. If a contribution stays away, there is no match with these dice: its seat is given up, and everybody promises again.
 */

export const sit = (table: Table, guest: Guest, { seat: wanted, promise, ready = true }: Ask<'sit'>): Draft => {
  gathering(table)
  const free = ({ guest: taken, mind, reserved }: Chair) => taken === null && mind === null && (reserved ?? guest.id) === guest.id
  const seat = wanted ?? table.chairs.findIndex(free)
  const chair = table.chairs[seat]
  if (chair === undefined) throw new Refused(wanted === undefined ? 'full' : 'not-found', 'There is no such seat, or none is open.')
  if (!free(chair) && chair.guest !== guest.id) throw new Refused('full', 'This seat is taken.')
  if (chair.contribution !== null || (table.promisedBy(guest.id, seat) ?? promise) !== promise)
    throw new Refused('wrong-time', 'You have promised something else for this seat already.')
  // A player who promises again, because the dice restarted, is as ready as before. The owner, and guests with a reserved seat, only had to come.
  const isReady = chair.guest === guest.id ? chair.ready : ready || chair.reserved !== null || table.host === guest.id
  return {
    kind: 'sit',
    seat,
    guest: guest.id,
    name: nameAt(table, guest),
    promise,
    ...(guest.bot === true && { bot: true }),
    ...(!isReady && { unready: true }),
  }
}

export const ready = (table: Table, guest: Guest, { seat, on }: Ask<'ready'>): Draft => {
  gathering(table)
  if (own(table, guest, seat).ready === on) throw new Refused('wrong-time', on ? 'You are ready already.' : 'You are not ready anyway.')
  return { kind: 'ready', seat, on }
}

/** A player who stands up after everybody has promised takes back a promise: the dice restart. */
export const standUp = (table: Table, guest: Guest, { seat }: Ask<'standUp'>, { newSeed }: Circumstances): Draft => {
  open(table)
  own(table, guest, seat)
  return table.closedAt === null ? { kind: 'standUp', seat } : { kind: 'reopen', seats: [seat], seed: newSeed() }
}

/** A guest declines the reserved seat: anybody else may have it. */
export const declineSeat = (table: Table, guest: Guest): Draft => {
  gathering(table)
  const [seat] = table.kept(guest.id)
  if (seat === undefined) throw new Refused('not-yours', 'No seat is kept for you at this table.')
  return { kind: 'decline', seat }
}

export const start = (table: Table, guest: Guest, { mind }: Ask<'start'>, { minds }: Circumstances): Draft => {
  gathering(table)
  if (table.host !== guest.id) throw new Refused('not-yours', 'Only the host starts the match.')
  const taker = knownMind(mind, minds)
  const missing = table.chairs.find(isMissing)
  if (missing) throw new Refused('wrong-time', `${missing.name} has not promised anything for the dice yet.`)
  return { kind: 'close', minds: emptySeats(table).map((seat) => ({ seat, mind: taker })) }
}

/** The owner gives an empty seat to a mind, or replaces its mind. */
export const fillSeat = (table: Table, guest: Guest, { seat, mind }: Ask<'giveSeatToMind'>, { minds }: Circumstances): Draft => {
  arranging(table, guest, seat)
  const taker = knownMind(mind, minds)
  if (table.chairs[seat]!.mind === taker) throw new Refused('wrong-time', 'This mind has the seat already.')
  return { kind: 'mind', seat, mind: taker }
}

export const openSeat = (table: Table, guest: Guest, { seat }: Ask<'openSeat'>): Draft => {
  arranging(table, guest, seat)
  if (table.chairs[seat]!.mind === null) throw new Refused('wrong-time', 'This seat is open.')
  return { kind: 'person', seat }
}

/** Whether the owner may decide who takes this seat. At a table with reserved seats everything was settled at its creation. */
const arranging = (table: Table, guest: Guest, seat: Seat): void => {
  gathering(table)
  if (table.host !== guest.id) throw new Refused('not-yours', 'Only the host says who takes an open seat.')
  if (table.plan.seats.some(({ kind }) => kind === 'reserved')) throw new Refused('wrong-time', 'Who sits where is settled at this table.')
  if (chairOf(table, seat).guest !== null) throw new Refused('full', 'This seat is taken.')
}

/** The mind of this name, or the default one. */
export const knownMind = (mind: string | undefined, minds: readonly string[]): string => {
  const known = mind ?? minds[0]!
  if (!minds.includes(known)) throw new Refused('not-found', `There is no mind called ${known}; there are ${minds.join(', ')}.`)
  return known
}

export const reveal = (table: Table, guest: Guest, { seat, contribution }: Ask<'reveal'>): Draft => {
  open(table)
  const chair = own(table, guest, seat)
  if (table.closedAt === null) throw new Refused('wrong-time', 'Not everybody has promised yet: show nothing before.')
  if (chair.contribution !== null) throw new Refused('wrong-time', 'You have shown your contribution.')
  if (promiseOf(contribution) !== chair.promise) throw new Refused('malformed', 'contribution: expected the one that was promised')
  return { kind: 'reveal', seat, contribution }
}

export const putOut = (table: Table, guest: Guest, { seat }: Ask<'putOut'>, { now, newSeed }: Circumstances): Draft => {
  open(table)
  if (table.host !== guest.id && table.own(guest.id).length === 0)
    throw new Refused('not-yours', 'Only those at the table may put somebody out.')
  const chair = chairOf(table, seat)
  if (mayRemove(table, guest, chair)) return { kind: 'standUp', seat, why: 'removed' }
  const isOwing = table.closedAt === null ? isMissing(chair) : chair.promise !== null && chair.contribution === null
  if (!isOwing) throw new Refused('wrong-time', 'The table does not wait for this seat.')
  if (now() - (table.closedAt ?? table.reopenedAt) < PATIENCE_MS)
    throw new Refused('wrong-time', `${chair.name} has a minute from the moment the table began to wait.`)
  return table.closedAt === null ? { kind: 'standUp', seat } : { kind: 'reopen', seats: [seat], seed: newSeed() }
}

/** Before the table closes, its owner removes somebody from a seat; a reserved seat stays reserved. */
const mayRemove = (table: Table, guest: Guest, chair: Chair): boolean =>
  table.host === guest.id && table.closedAt === null && chair.guest !== null && chair.guest !== guest.id && chair.reserved === null

/** When a table closes by itself: once it is full and everybody is ready, with a short delay if they had to say so. Null before that. */
export const closesAt = (table: Table): number | null => {
  const { phase, closedAt, chairs, readyAt } = table
  if (phase !== 'open' || closedAt !== null || emptySeats(table).length > 0) return null
  if (chairs.some((chair) => isMissing(chair) || (chair.guest !== null && !chair.ready))) return null
  return readyAt === null ? 0 : readyAt + COUNTDOWN_MS
}

/** What a gathering table does without a request: a full one closes, begins once all contributions were shown, and frees seats of absent people. */
export const gatheringDue = (table: Table, now: number): Draft | null => {
  if (table.phase !== 'open') return null
  if (table.closedAt !== null)
    return table.chairs.some(({ promise, contribution }) => promise !== null && contribution === null) ? null : { kind: 'start', minds: [] }
  const at = closesAt(table)
  if (at !== null && at <= now) return { kind: 'close', minds: [] }
  const absence = afterAbsence(table)
  return absence === null || absence.at > now ? null : absence.draft
}

/** Somebody sits there and has promised nothing since the dice restarted. */
const isMissing = ({ guest, promise, contribution }: Chair): boolean => guest !== null && promise === null && contribution === null

const emptySeats = (table: Table): Seat[] =>
  table.chairs.flatMap(({ guest, mind }, seat) => (guest === null && mind === null ? [seat] : []))

const open = (table: Table): void => {
  if (table.phase !== 'open') throw new Refused('wrong-time', 'The match has begun.')
}

const gathering = (table: Table): void => {
  open(table)
  if (table.closedAt !== null) throw new Refused('wrong-time', 'The match is about to begin.')
}
