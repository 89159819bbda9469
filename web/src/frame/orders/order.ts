import type { AnyTerms, Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import type { BoardModule, Chip, Passing } from '../../boards/board.ts'
import { words } from '../../words/index.ts'
import { goesOnAlone } from '../pace.ts'

/** What a person has ordered beforehand for the windows of this battle. */
export interface Orders {
  /** To pass for a while: which, and what marks it. */
  span: { id: string; mark: string } | null
  /** A pass that the game gives is to be taken back from it as soon as it can be. */
  lift: boolean
  /** Cards and the like about which one is asked all the same. */
  ask: readonly string[]
}

export const NO_ORDERS: Orders = { span: null, lift: false, ask: [] }

/** An order among the answers of a window; no move of a game is written like it. */
const ORDER = 'order: '

/**
 * In a window the orders stand among its answers, each with words: to pass for this attack and not be asked again is what somebody wants who is asked a second time. A
 * game that knows passes that last offers them itself.
 */
export function offeredOrders(passing: Passing | undefined, snapshot: Snapshot<AnyTerms>, seat: Seat | null): Chip[] {
  if (passing === undefined || seat === null || !snapshot.asked.includes(seat) || passing.pass(snapshot) === null) return []
  if (passing.offers?.(snapshot, seat) !== true) return []
  return passing.spans(snapshot, seat).map(({ id, title }) => ({ text: ORDER + id, title, effect: words.table.orders.unasked }))
}

/** Whether there is anything to order just now: a while to pass for, or a card to be asked about. */
export const canOrder = (passing: Passing | undefined, snapshot: Snapshot<AnyTerms>, seat: Seat): boolean =>
  passing !== undefined && (passing.spans(snapshot, seat).length > 0 || passing.pieces(snapshot, seat).length > 0)

/** The pass that the game gives for the seat just now, and the move that takes it back, where there is one at this moment. */
export const givenNow = (passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat) => passing.given?.(snapshot, seat) ?? null

/** The orders that still hold: a pass ends with its span, and what the game no longer gives need not be taken back. */
export function standing(passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, orders: Orders): Orders {
  const { span, lift } = orders
  const lasts = span === null || passing.spans(snapshot, seat).some(({ id, mark }) => id === span.id && mark === span.mark)
  const lifts = lift && givenNow(passing, snapshot, seat) !== null
  return lasts && lifts === lift ? orders : { ...orders, span: lasts ? span : null, lift: lifts }
}

/** To pass for a while from now on, or (null) to be asked every time, whatever the game was told before. */
export const orderTo = (given: { span: string } | null, orders: Orders, span: Orders['span']): Orders =>
  given?.span === span?.id ? { ...orders, span: null, lift: false } : { ...orders, span, lift: given !== null }

/**
 * The order that a pass of the game itself becomes, or null where it is given as it is: given to the game it would leave out the question about a card
 * that somebody holds and always wants to be asked about.
 */
export function orderFor(passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, { ask }: Orders, text: string): Orders['span'] {
  const offered = passing.spans(snapshot, seat).find(({ id }) => ORDER + id === text)
  if (offered !== undefined) return offered
  const move = [...snapshot.options, ...snapshot.asides].find((each) => each.text === text)
  const wanted = move === undefined ? null : (passing.lasting?.(move.option) ?? null)
  if (wanted === null || !passing.pieces(snapshot, seat).some(({ id }) => ask.includes(id))) return null
  return passing.spans(snapshot, seat).find(({ id }) => id === wanted) ?? null
}

/** At a table that goes on while nobody has the page open, the game keeps orders, where it knows such passes and no card in hand is always to be asked about. */
const isKept = (passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, { ask }: Orders): boolean =>
  passing.lasting !== undefined && goesOnAlone(snapshot) && !passing.pieces(snapshot, seat).some(({ id }) => ask.includes(id))

/** The move by which the game is told what was ordered: that it gives a pass no longer, or which one; null where there is nothing to say, or not at this moment. */
export function handedOver(passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, orders: Orders): string | null {
  if (orders.lift) return givenNow(passing, snapshot, seat)?.back ?? null
  if (orders.span === null || !isKept(passing, snapshot, seat, orders)) return null
  return [...snapshot.options, ...snapshot.asides].find(({ option }) => passing.lasting?.(option) === orders.span?.id)?.text ?? null
}

/** Whether the game is still to be told of an order that it would keep: it takes none in the middle of a move. */
export const isUntold = (passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, orders: Orders): boolean =>
  goesOnAlone(snapshot) && (orders.lift || (orders.span !== null && isKept(passing, snapshot, seat, orders)))

/** Asked about a piece from now on, or no longer. A pass that the game gives just then becomes an order of the page, and is taken back from the game. */
export function askedAbout(passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, orders: Orders, piece: string): Orders {
  if (orders.ask.includes(piece)) return { ...orders, ask: orders.ask.filter((each) => each !== piece) }
  const ask = [...orders.ask, piece]
  const given = givenNow(passing, snapshot, seat)
  if (given === null || orders.lift) return { ...orders, ask }
  return { span: passing.spans(snapshot, seat).find(({ id }) => id === given.span) ?? orders.span, lift: true, ask }
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

/**
 * The only answer there is, which the page gives for somebody who wants it so and plays among AIs; null where the person is asked. Not where something could still be
 * taken back, nor where to confirm is a choice of its own.
 */
export function onlyMove({ confirms = [] }: Pick<BoardModule, 'confirms'>, snapshot: Snapshot<AnyTerms>, seat: Seat): string | null {
  if (!snapshot.asked.includes(seat) || snapshot.options.length !== 1 || snapshot.canTakeBack || !isAlone(snapshot)) return null
  const kind = snapshot.questions.find((each) => each.seat === seat)?.question.kind
  return kind === undefined || confirms.includes(kind) ? null : snapshot.options[0]!.text
}
