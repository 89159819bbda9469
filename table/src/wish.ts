import type { Seat } from '@robodrome/kernel'
import { Refused } from './refused.ts'
import type { Draft } from './step.ts'
import type { Chair, Table } from './table.ts'

/** What somebody asks of a table: the same from a click, a typed line or a message on. It becomes a step, or is refused. */
export type Wish =
  | { type: 'sit'; seat?: Seat | undefined; contribution: string }
  | { type: 'standUp'; seat: Seat }
  /** Begins although seats are open: minds take them. */
  | { type: 'start' }
  | { type: 'choose'; seat: Seat; text: string }
  | { type: 'takeBack'; seat: Seat }
  /** Resigns. */
  | { type: 'leave'; seat: Seat }
  | { type: 'giveSeatToMind'; seat: Seat; mind?: string | undefined }
  | { type: 'takeSeatBack'; seat: Seat }

export interface Guest {
  id: string
  name: string
}

export interface Circumstances {
  minds: readonly string[]
  /** Whether a guest has been away from the table for long. */
  isAway(guest: string): boolean
}

/** Whether a guest may ask for this at this table; what the rules of the game say comes later. */
export const grant = (table: Table, guest: Guest, wish: Wish, here: Circumstances): Draft => {
  switch (wish.type) {
    case 'sit':
      return sit(table, guest, wish)
    case 'standUp':
      open(table)
      own(table, guest, wish.seat)
      return { kind: 'standUp', seat: wish.seat }
    case 'start':
      return start(table, guest, here.minds)
    case 'choose':
      playedBy(table, guest, wish.seat)
      return { kind: 'choose', seat: wish.seat, text: wish.text }
    case 'takeBack':
      playedBy(table, guest, wish.seat)
      return { kind: 'takeBack', seat: wish.seat }
    case 'leave':
      own(table, guest, wish.seat)
      playing(table)
      return { kind: 'leave', seat: wish.seat }
    case 'giveSeatToMind':
      return giveSeatToMind(table, guest, wish, here)
    case 'takeSeatBack':
      if (own(table, guest, wish.seat).mind === null) throw new Refused('wrong-time', 'You play this seat already.')
      playing(table)
      return { kind: 'person', seat: wish.seat }
  }
}

const sit = (table: Table, guest: Guest, { seat: wanted, contribution }: Extract<Wish, { type: 'sit' }>): Draft => {
  open(table)
  const free = ({ guest: taken, mind, reserved }: Chair) => taken === null && mind === null && (reserved ?? guest.id) === guest.id
  const seat = wanted ?? table.chairs.findIndex(free)
  const chair = table.chairs[seat]
  if (chair === undefined) throw new Refused(wanted === undefined ? 'full' : 'not-found', 'There is no such seat, or none is open.')
  if (!free(chair) && chair.guest !== guest.id) throw new Refused('full', 'This seat is taken.')
  return { kind: 'sit', seat, guest: guest.id, name: guest.name, contribution }
}

const start = (table: Table, guest: Guest, minds: readonly string[]): Draft => {
  open(table)
  if (table.plan.host !== guest.id) throw new Refused('not-yours', 'Only the host starts the match.')
  return { kind: 'start', minds: emptySeats(table).map((seat) => ({ seat, mind: minds[0]! })) }
}

const giveSeatToMind = (
  table: Table,
  guest: Guest,
  { seat, mind }: Extract<Wish, { type: 'giveSeatToMind' }>,
  { minds, isAway }: Circumstances,
): Draft => {
  playing(table)
  const chair = chairOf(table, seat)
  const known = mind ?? minds[0]!
  if (!minds.includes(known)) throw new Refused('not-found', `There is no mind called ${known}; there are ${minds.join(', ')}.`)
  if (chair.mind !== null || chair.guest === null) throw new Refused('wrong-time', 'A mind plays this seat already.')
  if (chair.guest !== guest.id) {
    if (table.own(guest.id).length === 0) throw new Refused('not-yours', 'Only those at the table may give a seat to a mind.')
    if (!isAway(chair.guest)) throw new Refused('wrong-time', `${chair.name} is here.`)
  }
  return { kind: 'mind', seat, mind: known }
}

export const emptySeats = (table: Table): Seat[] =>
  table.chairs.flatMap(({ guest, mind }, seat) => (guest === null && mind === null ? [seat] : []))

const chairOf = (table: Table, seat: Seat): Chair => {
  const chair = table.chairs[seat]
  if (chair === undefined) throw new Refused('not-found', `There is no seat ${seat} at this table.`)
  return chair
}

const own = (table: Table, guest: Guest, seat: Seat): Chair => {
  const chair = chairOf(table, seat)
  if (chair.guest !== guest.id) throw new Refused('not-yours', 'This is not your seat.')
  return chair
}

const playedBy = (table: Table, guest: Guest, seat: Seat): void => {
  if (own(table, guest, seat).mind !== null) throw new Refused('wrong-time', 'A mind plays this seat: take it back first.')
  if (table.course === null) throw new Refused('wrong-time', 'The match has not begun yet.')
}

const open = (table: Table): void => {
  if (table.phase !== 'open') throw new Refused('wrong-time', 'The match has begun.')
}

const playing = (table: Table): void => {
  if (table.phase !== 'playing')
    throw new Refused('wrong-time', table.phase === 'over' ? 'The match is over.' : 'The match has not begun yet.')
}
