import type { Seat } from '@robodrome/kernel'
import type { Receipt } from '@robodrome/table'

const KEY = 'robodrome.receipt.'
/** So many tables are remembered. */
const KEPT = 100

/** What this page keeps where a private window refuses to. */
const here = new Map<string, Receipt[]>()

/** What this device saw of the dice of a table on a server, one receipt for each of its seats. */
export function receiptsOf(table: string): Receipt[] {
  const known = here.get(table)
  if (known) return known
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY + table) ?? '[]')
    return Array.isArray(found) ? (found as Receipt[]) : []
  } catch {
    return []
  }
}

export const receiptOf = (table: string, seat: Seat): Receipt | undefined => receiptsOf(table).find((each) => each.seat === seat)

/** To be kept before what it promises is sent. */
export function keepReceipt(table: string, receipt: Receipt): void {
  const receipts = [...receiptsOf(table).filter(({ seat }) => seat !== receipt.seat), receipt]
  here.set(table, receipts)
  try {
    if (localStorage.getItem(KEY + table) === null) forgetOldest()
    localStorage.setItem(KEY + table, JSON.stringify(receipts))
  } catch {
    // A private window keeps nothing: then it is known as long as the page.
  }
}

function forgetOldest(): void {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '').filter((key) => key.startsWith(KEY))
  for (const key of keys.slice(0, Math.max(0, keys.length - KEPT + 1))) localStorage.removeItem(key)
}
