import type { Seat } from '@robodrome/kernel'
import { type ClientMessage } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import type { Chair, TableState } from './state.ts'
import type { Wish } from './step.ts'

/** Messages that become a step of the table. */
export type Command = Extract<
  ClientMessage,
  { type: 'sit' | 'standUp' | 'start' | 'choose' | 'takeBack' | 'leave' | 'giveSeatToMind' | 'takeSeatBack' }
>

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
export const wishOf = (state: TableState, guest: Guest, command: Command, here: Circumstances): Wish => {
  switch (command.type) {
    case 'sit':
      return sit(state, guest, command)
    case 'standUp':
      open(state)
      own(state, guest, command.seat)
      return { kind: 'standUp', seat: command.seat }
    case 'start':
      return start(state, guest, here.minds)
    case 'choose':
      playedBy(state, guest, command.seat)
      return { kind: 'choose', seat: command.seat, text: command.text }
    case 'takeBack':
      playedBy(state, guest, command.seat)
      return { kind: 'takeBack', seat: command.seat }
    case 'leave':
      own(state, guest, command.seat)
      playing(state)
      return { kind: 'leave', seat: command.seat }
    case 'giveSeatToMind':
      return giveSeatToMind(state, guest, command, here)
    case 'takeSeatBack':
      if (own(state, guest, command.seat).mind === null) throw new Refused('wrong-time', 'You play this seat already.')
      playing(state)
      return { kind: 'person', seat: command.seat }
  }
}

const sit = (state: TableState, guest: Guest, { seat: wanted, contribution }: Extract<Command, { type: 'sit' }>): Wish => {
  open(state)
  const free = ({ guest: taken, mind, reserved }: Chair) => taken === null && mind === null && (reserved ?? guest.id) === guest.id
  const seat = wanted ?? state.chairs.findIndex(free)
  const chair = state.chairs[seat]
  if (chair === undefined) throw new Refused(wanted === undefined ? 'full' : 'not-found', 'There is no such seat, or none is open.')
  if (!free(chair) && chair.guest !== guest.id) throw new Refused('full', 'This seat is taken.')
  return { kind: 'sit', seat, guest: guest.id, name: guest.name, contribution }
}

const start = (state: TableState, guest: Guest, minds: readonly string[]): Wish => {
  open(state)
  if (state.plan.host !== guest.id) throw new Refused('not-yours', 'Only the host starts the match.')
  return { kind: 'start', minds: emptySeats(state).map((seat) => ({ seat, mind: minds[0]! })) }
}

const giveSeatToMind = (
  state: TableState,
  guest: Guest,
  { seat, mind }: Extract<Command, { type: 'giveSeatToMind' }>,
  { minds, isAway }: Circumstances,
): Wish => {
  playing(state)
  const chair = chairOf(state, seat)
  const known = mind ?? minds[0]!
  if (!minds.includes(known)) throw new Refused('not-found', `There is no mind called ${known}; there are ${minds.join(', ')}.`)
  if (chair.mind !== null || chair.guest === null) throw new Refused('wrong-time', 'A mind plays this seat already.')
  if (chair.guest !== guest.id) {
    if (state.own(guest.id).length === 0) throw new Refused('not-yours', 'Only those at the table may give a seat to a mind.')
    if (!isAway(chair.guest)) throw new Refused('wrong-time', `${chair.name} is here.`)
  }
  return { kind: 'mind', seat, mind: known }
}

export const emptySeats = (state: TableState): Seat[] =>
  state.chairs.flatMap(({ guest, mind }, seat) => (guest === null && mind === null ? [seat] : []))

const chairOf = (state: TableState, seat: Seat): Chair => {
  const chair = state.chairs[seat]
  if (chair === undefined) throw new Refused('not-found', `There is no seat ${seat} at this table.`)
  return chair
}

const own = (state: TableState, guest: Guest, seat: Seat): Chair => {
  const chair = chairOf(state, seat)
  if (chair.guest !== guest.id) throw new Refused('not-yours', 'This is not your seat.')
  return chair
}

const playedBy = (state: TableState, guest: Guest, seat: Seat): void => {
  if (own(state, guest, seat).mind !== null) throw new Refused('wrong-time', 'A mind plays this seat: take it back first.')
  if (state.course === null) throw new Refused('wrong-time', 'The match has not begun yet.')
}

const open = (state: TableState): void => {
  if (state.phase !== 'open') throw new Refused('wrong-time', 'The match has begun.')
}

const playing = (state: TableState): void => {
  if (state.phase !== 'playing')
    throw new Refused('wrong-time', state.phase === 'over' ? 'The match is over.' : 'The match has not begun yet.')
}
