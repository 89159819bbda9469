import type { AnyTerms, Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import type { Passing } from '../../boards/board.ts'
import { goesOnAlone } from '../pace.ts'

/** What a person has ordered beforehand for the windows of this battle. */
export interface Orders {
  /** To pass for a while: which, and what marks it. */
  span: { id: string; mark: string } | null
  /** Cards and the like about which one is asked all the same. */
  ask: readonly string[]
}

export const NO_ORDERS: Orders = { span: null, ask: [] }

/** Whether there is anything to order just now: a while to pass for, or a card to be asked about. */
export const canOrder = (passing: Passing | undefined, snapshot: Snapshot<AnyTerms>, seat: Seat): boolean =>
  passing !== undefined && (passing.spans(snapshot, seat).length > 0 || passing.pieces(snapshot, seat).length > 0)

/** The orders that still hold: a pass ends with its span. */
export function standing(passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, orders: Orders): Orders {
  const { span } = orders
  if (span === null) return orders
  const lasts = passing.spans(snapshot, seat).some(({ id, mark }) => id === span.id && mark === span.mark)
  return lasts ? orders : { ...orders, span: null }
}

/**
 * The order that a pass of the game itself becomes, or null where it is given as it is: given to the game it would leave out the question about a card
 * that somebody holds and always wants to be asked about.
 */
export function orderFor(passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, { ask }: Orders, text: string): Orders['span'] {
  const move = [...snapshot.options, ...snapshot.asides].find((each) => each.text === text)
  const wanted = move === undefined ? null : (passing.lasting?.(move.option) ?? null)
  if (wanted === null || !passing.pieces(snapshot, seat).some(({ id }) => ask.includes(id))) return null
  return passing.spans(snapshot, seat).find(({ id }) => id === wanted) ?? null
}

/**
 * The move by which the game itself gives the pass that was ordered, or null where it stays an order of the page: at a table that goes on while nobody has the page
 * open, the game keeps it, where it knows such passes and no card in hand is always to be asked about.
 */
export function handedOver(passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, { span, ask }: Orders): string | null {
  if (span === null || !goesOnAlone(snapshot) || passing.pieces(snapshot, seat).some(({ id }) => ask.includes(id))) return null
  return [...snapshot.options, ...snapshot.asides].find(({ option }) => passing.lasting?.(option) === span.id)?.text ?? null
}

/** Asked about a piece from now on, or no longer. A pass that the game gives just then becomes an order of the page, and `back` takes it from the game. */
export function askedAbout(
  passing: Passing,
  snapshot: Snapshot<AnyTerms>,
  seat: Seat,
  orders: Orders,
  piece: string,
): { orders: Orders; back: string | null } {
  if (orders.ask.includes(piece)) return { orders: { ...orders, ask: orders.ask.filter((each) => each !== piece) }, back: null }
  const given = passing.given?.(snapshot, seat) ?? null
  const span = passing.spans(snapshot, seat).find(({ id }) => id === given?.span) ?? orders.span
  return { orders: { span, ask: [...orders.ask, piece] }, back: given?.back ?? null }
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
