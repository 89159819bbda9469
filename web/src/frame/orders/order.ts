import type { AnyTerms, Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import type { Passing } from '../../boards/board.ts'

/** What a person has ordered beforehand for the windows of this battle. */
export interface Orders {
  /** To pass for a while: which, and what marks it. */
  span: { id: string; mark: string } | null
  /** Cards and the like about which one is asked all the same. */
  ask: readonly string[]
}

export const NO_ORDERS: Orders = { span: null, ask: [] }

/** The orders that still hold: a pass ends with its span. */
export function standing(passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, orders: Orders): Orders {
  const { span } = orders
  if (span === null) return orders
  const lasts = passing.spans(snapshot, seat).some(({ id, mark }) => id === span.id && mark === span.mark)
  return lasts ? orders : { ...orders, span: null }
}

/** Whether everybody else at the table is a program: how long one thinks tells nobody anything. */
const isAlone = ({ seats, own }: Snapshot<AnyTerms>): boolean =>
  own.length === 1 && seats.every(({ kind }, seat) => kind === 'mind' || own.includes(seat))

/**
 * The pass that the page gives for the seat, or null where the person is asked: as ordered beforehand, or, where `idle` is wanted, because nothing else can be done.
 * Not to be asked would show other people that one holds nothing for the moment, so that is for those who play among programs.
 */
export function passNow(passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, orders: Orders, idle: boolean): string | null {
  if (!snapshot.asked.includes(seat)) return null
  const pass = passing.pass(snapshot)
  if (pass === null) return null
  const uses = snapshot.options.map(({ option }) => passing.uses(option)).filter((piece) => piece !== null)
  if (uses.length === 0) return orders.span !== null || (idle && isAlone(snapshot)) ? pass : null
  return orders.span !== null && !uses.some((piece) => orders.ask.includes(piece)) ? pass : null
}
