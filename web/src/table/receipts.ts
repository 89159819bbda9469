import type { Seat } from '@robodrome/kernel'
import { readReceipt, writeReceipt, type Receipt } from '@robodrome/table'

const KEY = 'robodrome.receipt.'
/** The maximum number of tables remembered. */
const KEPT = 100

/** Receipts that a private window refuses to store. All others are read from storage, because another tab may have changed them. */
const here = new Map<string, Receipt[]>()

/** The stored form: its date, so that the oldest can be dropped to make room, and each receipt as downloadable text. */
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

/** This device's receipts of a server's table, one for each of its seats. */
export const receiptsOf = (table: string): Receipt[] => here.get(table) ?? stored(KEY + table)?.receipts ?? []

export const receiptOf = (table: string, seat: Seat): Receipt | undefined => receiptsOf(table).find((each) => each.seat === seat)

/** Stores a receipt before its promise is sent. */
export function keepReceipt(table: string, receipt: Receipt): void {
  const receipts = [...receiptsOf(table).filter(({ seat }) => seat !== receipt.seat), receipt]
  const text = JSON.stringify({ since: Date.now(), receipts: receipts.map(writeReceipt) } satisfies Stored)
  if (isStored(KEY + table, text)) here.delete(table)
  // A private window stores nothing, so the receipts last as long as the page.
  else here.set(table, receipts)
}

/** If the storage is full, drops the receipts of the oldest table and tries once more. */
function isStored(key: string, text: string): boolean {
  for (const most of [KEPT, 0])
    try {
      if (most === 0 || localStorage.getItem(key) === null) forgetOldest(most, key)
      localStorage.setItem(key, text)
      return true
    } catch {
      continue
    }
  return false
}

/** Keeps fewer than `most` others besides this one; with 0, drops only the oldest. */
function forgetOldest(most: number, but: string): void {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
  const others = keys.filter((key) => key.startsWith(KEY) && key !== but)
  const aged = others.map((key) => ({ key, since: stored(key)?.since ?? 0 })).toSorted((a, b) => a.since - b.since)
  for (const { key } of aged.slice(0, most === 0 ? 1 : Math.max(0, aged.length - most + 1))) localStorage.removeItem(key)
}
