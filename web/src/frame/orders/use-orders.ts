import type { Snapshot } from '@robodrome/table'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Asking, BoardModule } from '../../boards/board.ts'
import { usePreferences } from '../../page/preferences.ts'
import type { TableLink } from '../../table/link.ts'
import {
  askedAbout,
  givenNow,
  handedOver,
  isUntold,
  NO_ORDERS,
  onlyMove,
  orderFor,
  orderTo,
  passNow,
  standing,
  type Orders,
} from './order.ts'

export interface Standing {
  orders: Orders
  /** The span of the current automatic pass, whether the page or the game makes it. */
  span: string | null
  /** Passes for a span; with null, it asks every time. */
  order(span: Orders['span']): void
  /** Whether the table would keep the order but has not received it yet. */
  untold: boolean
  /** Undefined for boards without windows, and for spectators. */
  asking?: Asking
  /** Returns the move to send for a chosen one; null if that has become an order that the game is not told about. */
  moveFor(text: string): string | null
  /** Whether a pass is being sent for the seat, so that the person is not asked. */
  passes: boolean
  /** After a take-back, there is no automatic pass until the person has chosen. */
  hold(): void
  /** The person has chosen. */
  release(): void
}

/** Sends the ordered passes, each after the events before it were shown. */
export function useOrders(link: TableLink, board: BoardModule, snapshot: Snapshot, ready: boolean): Standing {
  const { passing } = board
  const [orders, order] = useState(NO_ORDERS)
  const [held, setHeld] = useState(false)
  const { idle } = usePreferences()
  const { seat, seq } = snapshot
  const kept = passing && seat !== null ? standing(passing, snapshot, seat, orders) : orders
  const acts = passing && seat !== null && ready && !held
  const given = passing && seat !== null ? givenNow(passing, snapshot, seat) : null
  const handed = acts ? handedOver(passing, snapshot, seat, kept) : null
  const ordered = acts && handed === null ? passNow(passing, snapshot, seat, kept, idle === 'pass') : null
  const only = seat !== null && ready && !held && handed === null && idle === 'pass' ? onlyMove(board, snapshot, seat) : null
  const pass = ordered ?? only
  useEffect(() => {
    if (kept !== orders) order(kept)
  }, [kept, orders])
  useEffect(() => {
    if (pass !== null && seat !== null) void link.choose(seat, pass)
  }, [link, pass, seat, seq])
  const telling = useRef<string | null>(null)
  useEffect(() => {
    if (handed === null || seat === null || telling.current === handed) return
    const hand = async (): Promise<void> => {
      telling.current = handed
      const isTold = await link.choose(seat, handed)
      telling.current = null
      // A message refused because of a simultaneous move is sent again at the next opportunity.
      if (isTold) order((before) => (before.lift ? before : { ...before, span: null }))
    }
    void hand()
  }, [link, handed, seat])
  const moveFor = useCallback(
    (text: string): string | null => {
      const span = passing && seat !== null ? orderFor(passing, snapshot, seat, kept, text) : null
      if (!passing || span === null) return text
      order({ ...kept, span })
      return passing.pass(snapshot)
    },
    [passing, seat, snapshot, kept],
  )
  const asking = useMemo((): Asking | null => {
    if (!passing || seat === null) return null
    return { of: kept.ask, toggle: (piece) => order(askedAbout(passing, snapshot, seat, kept, piece)) }
  }, [passing, seat, snapshot, kept])
  return {
    orders: kept,
    span: kept.span?.id ?? (kept.lift ? null : (given?.span ?? null)),
    order: (span) => order(orderTo(given, kept, span)),
    untold: passing !== undefined && seat !== null && isUntold(passing, snapshot, seat, kept),
    moveFor,
    ...(asking && { asking }),
    passes: pass !== null,
    hold: useCallback(() => {
      setHeld(true)
      order((before) => ({ ...before, span: null }))
    }, []),
    release: useCallback(() => setHeld(false), []),
  }
}
