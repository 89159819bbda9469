import type { Seat } from '@robodrome/kernel'
import { readReceipt, writeReceipt, type Receipt } from '@robodrome/table'

const KEY = 'robodrome.receipt.'
/** So many tables are remembered. */
const KEPT = 100

/** What this page keeps where a private window refuses to. */
const here = new Map<string, Receipt[]>()

/** As it is stored: since when, so that the oldest can make room; each receipt as the text that can be downloaded. */
interface Stored {
  since: number
  receipts: string[]
}

function stored(key: string): { since: number; receipts: Receipt[] } | null {
  try {
    const { since, receipts } = JSON.parse(localStorage.getItem(key) ?? 'null') as Stored
    return { since, receipts: receipts.map(readReceipt) }
  } catch {
    return null
  }
}

/** What this device saw of the dice of a table on a server, one receipt for each of its seats. */
export const receiptsOf = (table: string): Receipt[] => here.get(table) ?? stored(KEY + table)?.receipts ?? []

export const receiptOf = (table: string, seat: Seat): Receipt | undefined => receiptsOf(table).find((each) => each.seat === seat)

/** To be kept before what it promises is sent. */
export function keepReceipt(table: string, receipt: Receipt): void {
  const receipts = [...receiptsOf(table).filter(({ seat }) => seat !== receipt.seat), receipt]
  here.set(table, receipts)
  try {
    if (localStorage.getItem(KEY + table) === null) forgetOldest()
    localStorage.setItem(KEY + table, JSON.stringify({ since: Date.now(), receipts: receipts.map(writeReceipt) } satisfies Stored))
  } catch {
    // A private window keeps nothing: then it is known as long as the page.
  }
}

function forgetOldest(): void {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '').filter((key) => key.startsWith(KEY))
  const aged = keys.map((key) => ({ key, since: stored(key)?.since ?? 0 })).toSorted((a, b) => a.since - b.since)
  for (const { key } of aged.slice(0, Math.max(0, aged.length - KEPT + 1))) localStorage.removeItem(key)
}
