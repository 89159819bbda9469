import { quickLuck, type Seat } from '@robodrome/kernel'
import { withoutPerson } from './absence.ts'
import { accept, propose, turnDown } from './agree.ts'
import { fillSeat, knownMind, openSeat, putOut, ready, reveal, sit, standUp, start } from './gather.ts'
import { nameAt } from './names.ts'
import { Refused } from './refused.ts'
import { chairOf, own } from './seats.ts'
import type { Draft } from './step.ts'
import type { Table } from './table.ts'
import type { Circumstances, Guest, Wish } from './wish.ts'
import { tableSays } from './says.ts'

/** Decides whether a guest may make this request at this table; the rules of the game are checked later. */
export const grant = (table: Table, guest: Guest, wish: Wish, here: Circumstances): Draft => {
  switch (wish.type) {
    case 'sit':
      return sit(table, guest, wish)
    case 'standUp':
      return standUp(table, guest, wish, here)
    case 'start':
      return start(table, guest, wish, here)
    case 'ready':
      return ready(table, guest, wish)
    case 'openSeat':
      return openSeat(table, guest, wish)
    case 'reveal':
      return reveal(table, guest, wish)
    case 'putOut':
      return putOut(table, guest, wish, here)
    case 'choose':
      playedBy(table, guest, wish.seat)
      return { kind: 'choose', seat: wish.seat, text: wish.text }
    case 'takeBack':
      playedBy(table, guest, wish.seat)
      playing(table)
      return { kind: 'takeBack', seat: wish.seat }
    case 'leave':
      if (own(table, guest, wish.seat).left) throw new Refused('wrong-time', tableSays('leftAlready'))
      playing(table)
      return { kind: 'leave', seat: wish.seat }
    case 'propose':
      return propose(table, guest, wish.seat, wish.how)
    case 'accept':
      return accept(table, guest, wish.seat)
    case 'turnDown':
      return turnDown(table, guest, wish.seat)
    case 'giveSeatToMind':
      return table.phase === 'open' ? fillSeat(table, guest, wish, here) : giveSeatToMind(table, guest, wish, here)
    case 'goOnWithout':
      return goOnWithout(table, guest, wish.seat, here)
    case 'takeOver':
      return takeOver(table, guest, wish.seat)
    case 'offerSeat':
      return offerSeat(table, guest, wish)
    case 'rest':
      return rest(table, guest, wish)
    case 'takeSeatBack':
      if (own(table, guest, wish.seat).mind === null) throw new Refused('wrong-time', tableSays('youPlayAlready'))
      playing(table)
      return { kind: 'person', seat: wish.seat }
  }
}

const giveSeatToMind = (
  table: Table,
  guest: Guest,
  { seat, mind }: Extract<Wish, { type: 'giveSeatToMind' }>,
  { minds }: Circumstances,
): Draft => {
  playing(table)
  const chair = own(table, guest, seat)
  const known = knownMind(mind, minds)
  if (chair.mind !== null) throw new Refused('wrong-time', tableSays('mindPlaysAlready'))
  return { kind: 'mind', seat, mind: known }
}

/** A person who has seen the battle from another seat, even one they have left, may not take a second seat. */
const takeOver = (table: Table, guest: Guest, seat: Seat): Draft => {
  playing(table)
  const { guest: holder, mind, offered, reserved, contribution } = chairOf(table, seat)
  if (table.own(guest.id).length > 0) throw new Refused('wrong-time', tableSays('seatedAlready'))
  // The contribution of a seat belongs to its player. Verification refuses a record in which somebody else took over that seat.
  if (holder !== null || mind === null || contribution !== null) throw new Refused('full', tableSays('seatTaken'))
  if (!offered) throw new Refused('not-yours', tableSays('keptForMind'))
  if ((reserved ?? guest.id) !== guest.id) throw new Refused('not-yours', tableSays('keptForAnother'))
  const after = table.course!.match.lines.length
  return { kind: 'takeOver', seat, guest: guest.id, name: nameAt(table, guest), after, ...(guest.bot === true && { bot: true }) }
}

/** The person in this seat continues on another device. The caller checks who may request this and who must confirm it. */
export const moveSeat = (table: Table, guest: Guest, seat: Seat): Draft => {
  playing(table)
  const chair = chairOf(table, seat)
  if (chair.guest === null || chair.left) throw new Refused('wrong-time', tableSays('noPerson'))
  if (table.own(guest.id).length > 0) throw new Refused('wrong-time', tableSays('seatedAlready'))
  return { kind: 'move', seat, guest: guest.id }
}

const offerSeat = (table: Table, guest: Guest, { seat, on }: Extract<Wish, { type: 'offerSeat' }>): Draft => {
  playing(table)
  if (table.host !== guest.id) throw new Refused('not-yours', tableSays('onlyHostOffersSeat'))
  if (table.plan.seats.some(({ kind }) => kind === 'reserved')) throw new Refused('wrong-time', tableSays('seatsSettled'))
  const { guest: holder, mind, offered } = chairOf(table, seat)
  if (holder !== null || mind === null) throw new Refused('full', tableSays('seatTaken'))
  if (offered === on) throw new Refused('wrong-time', tableSays('saidAlready'))
  return { kind: 'offer', seat, on }
}

/** Players do not decide about each other: the table's rule says what happens, and the clock, if any, says when. */
const goOnWithout = (table: Table, guest: Guest, seat: Seat, { minds, isAway, newSeed }: Circumstances): Draft => {
  playing(table)
  const chair = chairOf(table, seat)
  if (table.own(guest.id).length === 0) throw new Refused('not-yours', tableSays('onlyPlayersAsk'))
  if (table.clock !== null) throw new Refused('wrong-time', tableSays('clockDecides'))
  if (chair.guest === null || chair.mind !== null || chair.left) throw new Refused('wrong-time', tableSays('noPerson'))
  if (!isAway(chair.guest)) throw new Refused('wrong-time', tableSays('isHere', { name: chair.name }))
  return withoutPerson(table, seat, minds[0]!, quickLuck(Number.parseInt(newSeed().slice(0, 8), 16)))
}

const rest = (table: Table, guest: Guest, { seat, on }: Extract<Wish, { type: 'rest' }>): Draft => {
  playing(table)
  own(table, guest, seat)
  if (table.clock?.rules.vacation === undefined) throw new Refused('wrong-time', tableSays('noVacations'))
  if (table.clock.at(seat, 0).vacation?.on === on)
    throw new Refused('wrong-time', on ? tableSays('onVacation') : tableSays('notOnVacation'))
  return { kind: 'rest', seat, on }
}

const playedBy = (table: Table, guest: Guest, seat: Seat): void => {
  if (own(table, guest, seat).mind !== null) throw new Refused('wrong-time', tableSays('mindPlays'))
  if (table.course === null) throw new Refused('wrong-time', tableSays('matchNotBegun'))
}

const playing = (table: Table): void => {
  if (table.phase !== 'playing')
    throw new Refused('wrong-time', table.phase === 'over' ? tableSays('matchOver') : tableSays('matchNotBegun'))
}
