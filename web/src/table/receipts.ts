import type { Seat } from '@robodrome/kernel'
import { readReceipt, writeReceipt, type Receipt } from '@robodrome/table'

const KEY = 'robodrome.receipt.'
/** So many tables are remembered. */
const KEPT = 100

/** What this page keeps where a private window refuses to. All else is read from the storage, since another tab may have added to it. */
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
  const text = JSON.stringify({ since: Date.now(), receipts: receipts.map(writeReceipt) } satisfies Stored)
  if (isStored(KEY + table, text)) here.delete(table)
  // A private window keeps nothing: then it is known as long as the page.
  else here.set(table, receipts)
}

/** A full storage makes room by the oldest receipt, once. */
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

/** Keeps fewer than `most` besides this one; with 0, only the oldest goes. */
function forgetOldest(most: number, but: string): void {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
  const others = keys.filter((key) => key.startsWith(KEY) && key !== but)
  const aged = others.map((key) => ({ key, since: stored(key)?.since ?? 0 })).toSorted((a, b) => a.since - b.since)
  for (const { key } of aged.slice(0, most === 0 ? 1 : Math.max(0, aged.length - most + 1))) localStorage.removeItem(key)
}
