import type { Seat } from '@robodrome/kernel'
import type { Agreement } from './agreement.ts'
import { votersIn } from './chair.ts'
import { Refused } from './refused.ts'
import { own } from './seats.ts'
import type { Draft } from './step.ts'
import type { Table } from './table.ts'
import type { Guest } from './wish.ts'

/*
 * Ending a match together. Every person still in the match must agree. An offer ends with the next choice of any of them, so that people agree
 * to the position they see. AI opponents agree to call a match off, which costs nobody anything, and take no draws.
 */

export const propose = (table: Table, guest: Guest, seat: Seat, how: Agreement): Draft => {
  inMatch(table, guest, seat)
  if (table.proposal !== null) throw new Refused('wrong-time', 'There is an offer already.')
  if (table.turnedDown === seat) throw new Refused('wrong-time', 'Your offer was turned down. Make a move before the next one.')
  if (votersIn(table.chairs).some((each) => each !== seat && table.chairs[each]!.bot))
    throw new Refused('wrong-time', 'Bots answer no offers: play on or resign.')
  if (how === 'draw' && table.chairs.some((chair) => chair.guest === null && !chair.left))
    throw new Refused('wrong-time', 'AI opponents take no draws: play on or resign.')
  return { kind: 'propose', seat, how }
}

export const accept = (table: Table, guest: Guest, seat: Seat): Draft => {
  inMatch(table, guest, seat)
  if (standing(table).yes.includes(seat)) throw new Refused('wrong-time', 'You have agreed already.')
  return { kind: 'accept', seat }
}

/** The player who made the offer withdraws it with the same message. */
export const turnDown = (table: Table, guest: Guest, seat: Seat): Draft => {
  inMatch(table, guest, seat)
  standing(table)
  return { kind: 'turnDown', seat }
}

function inMatch(table: Table, guest: Guest, seat: Seat): void {
  const chair = own(table, guest, seat)
  if (table.phase !== 'playing')
    throw new Refused('wrong-time', table.phase === 'over' ? 'The match is over.' : 'The match has not begun yet.')
  if (chair.left) throw new Refused('wrong-time', 'You have left this match already.')
  if (chair.mind !== null) throw new Refused('wrong-time', 'A mind plays this seat: take it back first.')
}

function standing(table: Table): NonNullable<Table['proposal']> {
  if (table.proposal === null) throw new Refused('wrong-time', 'There is no offer any more.')
  return table.proposal
}
