import type { Snapshot } from '@robodrome/table'
import { useCallback, useEffect, useState } from 'react'
import type { BoardModule } from '../../boards/board.ts'
import { usePreferences } from '../../page/preferences.ts'
import type { TableLink } from '../../table/link.ts'
import { NO_ORDERS, passNow, standing, type Orders } from './order.ts'

export interface Standing {
  orders: Orders
  order(next: Orders): void
  /** A pass is being given for the seat: it is not asked. */
  passes: boolean
  /** Something is taken back: nothing is passed any more until the person has chosen. */
  hold(): void
  /** The person has chosen. */
  release(): void
}

/** Gives the passes that were ordered beforehand, each when all that happened before it has been shown. */
export function useOrders(link: TableLink, { passing }: BoardModule, snapshot: Snapshot, ready: boolean): Standing {
  const [orders, order] = useState(NO_ORDERS)
  const [held, setHeld] = useState(false)
  const { idle } = usePreferences()
  const { seat, seq } = snapshot
  const kept = passing && seat !== null ? standing(passing, snapshot, seat, orders) : orders
  const pass = passing && seat !== null && ready && !held ? passNow(passing, snapshot, seat, kept, idle === 'pass') : null
  useEffect(() => {
    if (kept !== orders) order(kept)
  }, [kept, orders])
  useEffect(() => {
    if (pass !== null && seat !== null) void link.choose(seat, pass)
  }, [link, pass, seat, seq])
  return {
    orders: kept,
    order,
    passes: pass !== null,
    hold: useCallback(() => {
      setHeld(true)
      order((before) => ({ ...before, span: null }))
    }, []),
    release: useCallback(() => setHeld(false), []),
  }
}
