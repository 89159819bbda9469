import { common, type Seat } from '@robodrome/kernel'
import { promiseOf } from './fair-luck.ts'
import { afterAbsence } from './hosting.ts'
import { nameAt } from './names.ts'
import { Refused } from './refused.ts'
import { chairOf, own } from './seats.ts'
import type { Draft } from './step.ts'
import type { Chair } from './chair.ts'
import type { Table } from './table.ts'
import type { Circumstances, Guest, Wish } from './wish.ts'
import { tableSays } from './says.ts'

/** The delay between the last player being ready and a full table closing, so that a player can still object. */
export const COUNTDOWN_MS = 5_000

/** How long the others wait for a player who does not reveal the promised contribution, before they may remove that player. */
export const PATIENCE_MS = 60_000

type Ask<T extends Wish['type']> = Extract<Wish, { type: T }>

/*
 * How players gather at a table. They promise a contribution to the dice when they sit down. The table closes once it is full and everybody
 * is ready, or when the owner closes it. Only then are contributions revealed; with the last one, the match begins. A promise can be
 * neither left out nor replaced, so nobody can choose between dice. If a contribution is never revealed, there is no match with these dice:
 * that seat becomes free, and everybody promises again.
 */

export const sit = (table: Table, guest: Guest, { seat: wanted, promise, ready = true, name }: Ask<'sit'>): Draft => {
  gathering(table)
  const free = ({ guest: taken, mind, reserved }: Chair) => taken === null && mind === null && (reserved ?? guest.id) === guest.id
  const seat = wanted ?? table.chairs.findIndex(free)
  const chair = table.chairs[seat]
  if (chair === undefined) throw new Refused(wanted === undefined ? 'full' : 'not-found', tableSays('noOpenSeat'))
  if (!free(chair) && chair.guest !== guest.id) throw new Refused('full', tableSays('seatTaken'))
  if (chair.contribution !== null || (table.promisedBy(guest.id, seat) ?? promise) !== promise)
    throw new Refused('wrong-time', tableSays('promisedOther'))
  if (name !== undefined && table.plan.rated === true) throw new Refused('wrong-time', tableSays('oneDeviceEach'))
  // A player who promises again because the dice restarted keeps the same readiness. The owner and guests with a reserved seat are ready as
  // soon as they sit down.
  const isReady = chair.guest === guest.id ? chair.ready : ready || chair.reserved !== null || table.host === guest.id
  return {
    kind: 'sit',
    seat,
    guest: guest.id,
    name: name === undefined ? nameAt(table, guest) : nameAt(table, { ...guest, name }, seat),
    promise,
    ...(guest.bot === true && { bot: true }),
    ...(!isReady && { unready: true }),
  }
}

export const ready = (table: Table, guest: Guest, { seat, on }: Ask<'ready'>): Draft => {
  gathering(table)
  if (own(table, guest, seat).ready === on) throw new Refused('wrong-time', on ? tableSays('readyAlready') : tableSays('notReady'))
  return { kind: 'ready', seat, on }
}

/** A player who stands up after everybody has promised withdraws a promise, so the dice restart. */
export const standUp = (table: Table, guest: Guest, { seat }: Ask<'standUp'>, { newSeed }: Circumstances): Draft => {
  open(table)
  own(table, guest, seat)
  return table.closedAt === null ? { kind: 'standUp', seat } : { kind: 'reopen', seats: [seat], seed: newSeed() }
}

/** A guest declines the reserved seat, which opens to everybody. */
export const declineSeat = (table: Table, guest: Guest): Draft => {
  gathering(table)
  const [seat] = table.kept(guest.id)
  if (seat === undefined) throw new Refused('not-yours', tableSays('noSeatKept'))
  return { kind: 'decline', seat }
}

export const start = (table: Table, guest: Guest, { mind }: Ask<'start'>, { minds }: Circumstances): Draft => {
  gathering(table)
  if (table.host !== guest.id) throw new Refused('not-yours', tableSays('onlyHostStarts'))
  const taker = knownMind(mind, minds)
  const missing = table.chairs.find(isMissing)
  if (missing) throw new Refused('wrong-time', tableSays('notPromised', { name: missing.name }))
  return { kind: 'close', minds: emptySeats(table).map((seat) => ({ seat, mind: taker })) }
}

/** The owner gives an empty seat to a mind, or replaces its mind. */
export const fillSeat = (table: Table, guest: Guest, { seat, mind }: Ask<'giveSeatToMind'>, { minds }: Circumstances): Draft => {
  arranging(table, guest, seat)
  const taker = knownMind(mind, minds)
  if (table.chairs[seat]!.mind === taker) throw new Refused('wrong-time', tableSays('mindHasSeat'))
  return { kind: 'mind', seat, mind: taker }
}

export const openSeat = (table: Table, guest: Guest, { seat }: Ask<'openSeat'>): Draft => {
  arranging(table, guest, seat)
  if (table.chairs[seat]!.mind === null) throw new Refused('wrong-time', tableSays('seatOpen'))
  return { kind: 'person', seat }
}

/** Whether the owner may decide who takes this seat. At a table with reserved seats, everything was settled when it was created. */
const arranging = (table: Table, guest: Guest, seat: Seat): void => {
  gathering(table)
  if (table.host !== guest.id) throw new Refused('not-yours', tableSays('onlyHostFillsSeat'))
  if (table.plan.seats.some(({ kind }) => kind === 'reserved')) throw new Refused('wrong-time', tableSays('seatsSettled'))
  if (chairOf(table, seat).guest !== null) throw new Refused('full', tableSays('seatTaken'))
}

/** Returns the mind of this name, or the default one. */
export const knownMind = (mind: string | undefined, minds: readonly string[]): string => {
  const known = mind ?? minds[0]!
  if (!minds.includes(known)) throw new Refused('not-found', tableSays('noMind', { mind: known, minds: minds.join(', ') }))
  return known
}

export const reveal = (table: Table, guest: Guest, { seat, contribution }: Ask<'reveal'>): Draft => {
  open(table)
  const chair = own(table, guest, seat)
  if (table.closedAt === null) throw new Refused('wrong-time', tableSays('promisesFirst'))
  if (chair.contribution !== null) throw new Refused('wrong-time', tableSays('shownAlready'))
  if (promiseOf(contribution) !== chair.promise)
    throw new Refused('malformed', common('field', { field: 'contribution', expected: tableSays('promisedOne') }))
  return { kind: 'reveal', seat, contribution }
}

export const putOut = (table: Table, guest: Guest, { seat }: Ask<'putOut'>, { now, newSeed }: Circumstances): Draft => {
  open(table)
  if (table.host !== guest.id && table.own(guest.id).length === 0) throw new Refused('not-yours', tableSays('onlyPlayersRemove'))
  const chair = chairOf(table, seat)
  if (mayRemove(table, guest, chair)) return { kind: 'standUp', seat, why: 'removed' }
  const isOwing = table.closedAt === null ? isMissing(chair) : chair.promise !== null && chair.contribution === null
  if (!isOwing) throw new Refused('wrong-time', tableSays('notWaitedFor'))
  if (now() - (table.closedAt ?? table.reopenedAt) < PATIENCE_MS)
    throw new Refused('wrong-time', tableSays('aMinute', { name: chair.name }))
  return table.closedAt === null ? { kind: 'standUp', seat } : { kind: 'reopen', seats: [seat], seed: newSeed() }
}

/** Before the table closes, its owner may remove somebody from a seat; a reserved seat stays reserved. */
const mayRemove = (table: Table, guest: Guest, chair: Chair): boolean =>
  table.host === guest.id && table.closedAt === null && chair.guest !== null && chair.guest !== guest.id && chair.reserved === null

/**
 * Returns when a table closes by itself: once it is full and everybody is ready, with a short delay if any player had to declare it. Null
 * before that.
 */
export const closesAt = (table: Table): number | null => {
  const { phase, closedAt, chairs, readyAt } = table
  if (phase !== 'open' || closedAt !== null || emptySeats(table).length > 0) return null
  if (chairs.some((chair) => isMissing(chair) || (chair.guest !== null && !chair.ready))) return null
  return readyAt === null ? 0 : readyAt + COUNTDOWN_MS
}

/**
 * Finds what a gathering table does on its own: it closes when full, begins once all contributions are revealed, and frees the seats of
 * absent people.
 */
export const gatheringDue = (table: Table, now: number): Draft | null => {
  if (table.phase !== 'open') return null
  if (table.closedAt !== null)
    return table.chairs.some(({ promise, contribution }) => promise !== null && contribution === null) ? null : { kind: 'start', minds: [] }
  const at = closesAt(table)
  if (at !== null && at <= now) return { kind: 'close', minds: [] }
  const absence = afterAbsence(table)
  return absence === null || absence.at > now ? null : absence.draft
}

/** Whether the player in the seat has promised nothing since the dice restarted. */
const isMissing = ({ guest, promise, contribution }: Chair): boolean => guest !== null && promise === null && contribution === null

const emptySeats = (table: Table): Seat[] =>
  table.chairs.flatMap(({ guest, mind }, seat) => (guest === null && mind === null ? [seat] : []))

const open = (table: Table): void => {
  if (table.phase !== 'open') throw new Refused('wrong-time', tableSays('matchBegun'))
}

const gathering = (table: Table): void => {
  open(table)
  if (table.closedAt !== null) throw new Refused('wrong-time', tableSays('matchAboutToBegin'))
}
