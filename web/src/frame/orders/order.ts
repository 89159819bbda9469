import type { AnyTerms, Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import type { BoardModule, Chip, Passing } from '../../boards/board.ts'
import { words } from '../../words/index.ts'
import { goesOnAlone } from '../pace.ts'

/** A person's standing orders for windows in this battle. */
export interface Orders {
  /** The span for which to pass, and the mark at which it ends. */
  span: { id: string; mark: string } | null
  /** Whether a standing pass in the game is to be withdrawn as soon as possible. */
  lift: boolean
  /** Cards (or other pieces) about which the player is still asked. */
  ask: readonly string[]
}

export const NO_ORDERS: Orders = { span: null, lift: false, ask: [] }

/** The prefix of an order among the answers of a window. No game has a move with this prefix. */
const ORDER = 'order: '

/**
 * The standing orders offered among a window's answers, with their texts. A second question during one attack suggests passing for the rest
 * of it. A game with standing passes offers them itself.
 */
export function offeredOrders(passing: Passing | undefined, snapshot: Snapshot<AnyTerms>, seat: Seat | null): Chip[] {
  if (passing === undefined || seat === null || !snapshot.asked.includes(seat) || passing.pass(snapshot) === null) return []
  if (passing.offers?.(snapshot, seat) !== true) return []
  return passing.spans(snapshot, seat).map(({ id, title }) => ({ text: ORDER + id, title, effect: words.table.orders.unasked }))
}

/** Whether anything can be ordered now: a span to pass for, or a card to be asked about. */
export const canOrder = (passing: Passing | undefined, snapshot: Snapshot<AnyTerms>, seat: Seat): boolean =>
  passing !== undefined && (passing.spans(snapshot, seat).length > 0 || passing.pieces(snapshot, seat).length > 0)

/** The seat's standing pass in the game, and the move that withdraws it, if there is one now. */
export const givenNow = (passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat) => passing.given?.(snapshot, seat) ?? null

/** Returns the orders that still hold: a pass ends with its span, and a pass that the game no longer has needs no withdrawal. */
export function standing(passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, orders: Orders): Orders {
  const { span, lift } = orders
  const lasts = span === null || passing.spans(snapshot, seat).some(({ id, mark }) => id === span.id && mark === span.mark)
  const lifts = lift && givenNow(passing, snapshot, seat) !== null
  return lasts && lifts === lift ? orders : { ...orders, span: lasts ? span : null, lift: lifts }
}

/** Passes for a span from now on; null means that every window asks, whatever the game was told. */
export const orderTo = (given: { span: string } | null, orders: Orders, span: Orders['span']): Orders =>
  given?.span === span?.id ? { ...orders, span: null, lift: false } : { ...orders, span, lift: given !== null }

/**
 * The page's order for one of the game's own passes, or null to send that pass unchanged. Sent to the game, a pass would skip the question
 * even for a held card that should always ask.
 */
export function orderFor(passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, { ask }: Orders, text: string): Orders['span'] {
  const offered = passing.spans(snapshot, seat).find(({ id }) => ORDER + id === text)
  if (offered !== undefined) return offered
  const move = [...snapshot.options, ...snapshot.asides].find((each) => each.text === text)
  const wanted = move === undefined ? null : (passing.lasting?.(move.option) ?? null)
  if (wanted === null || !passing.pieces(snapshot, seat).some(({ id }) => ask.includes(id))) return null
  return passing.spans(snapshot, seat).find(({ id }) => id === wanted) ?? null
}

/**
 * Whether the game keeps the orders, so that a table can continue without open pages. It must support such passes, and no card in hand may
 * be set to always ask.
 */
const isKept = (passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, { ask }: Orders): boolean =>
  passing.lasting !== undefined && goesOnAlone(snapshot) && !passing.pieces(snapshot, seat).some(({ id }) => ask.includes(id))

/**
 * The move that reports the orders to the game: ending its pass, or a new one. Null if there is nothing to report, or if it is not possible
 * now.
 */
export function handedOver(passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, orders: Orders): string | null {
  if (orders.lift) return givenNow(passing, snapshot, seat)?.back ?? null
  if (orders.span === null || !isKept(passing, snapshot, seat, orders)) return null
  return [...snapshot.options, ...snapshot.asides].find(({ option }) => passing.lasting?.(option) === orders.span?.id)?.text ?? null
}

/** Whether an order must still be reported to the game, which accepts none in the middle of a move. */
export const isUntold = (passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, orders: Orders): boolean =>
  goesOnAlone(snapshot) && (orders.lift || (orders.span !== null && isKept(passing, snapshot, seat, orders)))

/**
 * From now on, asks about a piece, or stops doing so. The game's current pass becomes an order of the page and is withdrawn from the game.
 */
export function askedAbout(passing: Passing, snapshot: Snapshot<AnyTerms>, seat: Seat, orders: Orders, piece: string): Orders {
  if (orders.ask.includes(piece)) return { ...orders, ask: orders.ask.filter((each) => each !== piece) }
  const ask = [...orders.ask, piece]
  const given = givenNow(passing, snapshot, seat)
  if (given === null || orders.lift) return { ...orders, ask }
  return { span: passing.spans(snapshot, seat).find(({ id }) => id === given.span) ?? orders.span, lift: true, ask }
}

/** Whether all other players are AI opponents, which learn nothing from how long a person thinks. */
const isAlone = ({ seats, own }: Snapshot<AnyTerms>): boolean =>
  own.length === 1 && seats.every(({ kind }, seat) => kind === 'mind' || own.includes(seat))

/**
 * The page's automatic pass for the seat, or null to ask the person: as ordered, or (`idle`) because passing is the only choice. Not asking
 * shows others that the player holds nothing, so it is only for games against AI.
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
 * Returns the only possible answer, to be given automatically against AI if the person wants that; null to ask. It also asks while
 * something can be taken back, or if confirming is a decision.
 */
export function onlyMove({ confirms = [] }: Pick<BoardModule, 'confirms'>, snapshot: Snapshot<AnyTerms>, seat: Seat): string | null {
  if (!snapshot.asked.includes(seat) || snapshot.options.length !== 1 || snapshot.canTakeBack || !isAlone(snapshot)) return null
  const kind = snapshot.questions.find((each) => each.seat === seat)?.question.kind
  return kind === undefined || confirms.includes(kind) ? null : snapshot.options[0]!.text
}
