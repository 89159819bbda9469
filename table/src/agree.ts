import type { Seat } from '@robodrome/kernel'
import type { Offer } from './agreement.ts'
import { votersIn } from './chair.ts'
import { Refused } from './refused.ts'
import { own } from './seats.ts'
import type { Draft } from './step.ts'
import type { Table } from './table.ts'
import type { Guest } from './wish.ts'
import { tableSays } from './says.ts'

/*
 * Proposes to end a match together, or to take back a choice together. Every person still in the match must agree. An offer ends with the
 * next choice of any of them, so that people agree to the position they see. AI opponents agree to call a match off and to take a choice
 * back, since neither is rated, but accept no draws.
 */

export const propose = (table: Table, guest: Guest, seat: Seat, how: Offer): Draft => {
  inMatch(table, guest, seat)
  if (table.proposal !== null) throw new Refused('wrong-time', tableSays('offerAlready'))
  if (table.turnedDown === seat) throw new Refused('wrong-time', tableSays('offerTurnedDown'))
  if (votersIn(table.chairs).some((each) => each !== seat && table.chairs[each]!.bot))
    throw new Refused('wrong-time', tableSays('botsAnswerNoOffers'))
  if (how === 'draw' && table.chairs.some((chair) => chair.guest === null && !chair.left))
    throw new Refused('wrong-time', tableSays('mindsTakeNoDraws'))
  if (how === 'take back') mustBeWithinReach(table, seat)
  return { kind: 'propose', seat, how }
}

function mustBeWithinReach({ plan, course }: Table, seat: Seat): void {
  if (plan.rated === true) throw new Refused('wrong-time', tableSays('ratedChoicesStand'))
  const { match } = course!
  if (match.canTakeBack(seat)) throw new Refused('wrong-time', tableSays('takeBackAlone'))
  if (!match.canAskBack(seat)) throw new Refused('wrong-time', tableSays('outOfReach'))
}

export const accept = (table: Table, guest: Guest, seat: Seat): Draft => {
  inMatch(table, guest, seat)
  if (standing(table).yes.includes(seat)) throw new Refused('wrong-time', tableSays('agreedAlready'))
  return { kind: 'accept', seat }
}

/** The player who made the offer uses the same message to withdraw it. */
export const turnDown = (table: Table, guest: Guest, seat: Seat): Draft => {
  inMatch(table, guest, seat)
  standing(table)
  return { kind: 'turnDown', seat }
}

function inMatch(table: Table, guest: Guest, seat: Seat): void {
  const chair = own(table, guest, seat)
  if (table.phase !== 'playing')
    throw new Refused('wrong-time', table.phase === 'over' ? tableSays('matchOver') : tableSays('matchNotBegun'))
  if (chair.left) throw new Refused('wrong-time', tableSays('leftAlready'))
  if (chair.mind !== null) throw new Refused('wrong-time', tableSays('mindPlays'))
}

function standing(table: Table): NonNullable<Table['proposal']> {
  if (table.proposal === null) throw new Refused('wrong-time', tableSays('noOffer'))
  return table.proposal
}
