import type { Review } from '@robodrome/review'
import type { Seat } from '@robodrome/kernel'
import { storage } from '../page/storage.ts'

const KEY = 'robodrome.reviews'
/** The maximum number of stored reviews; the oldest are dropped first. */
const MOST = 20

/** A review on this device, by the seal of its record and the seat. */
interface Kept {
  seal: string
  seat: Seat
  review: Review
}

/** The seal of a record, which is the digest of its whole content. Null if it has none. */
export const sealOf = (record: string): string | null => /^seal: ([0-9a-f]+)$/m.exec(record)?.[1] ?? null

/** The review of a record as far as it has got; null if there is none. */
export const keptReview = (record: string, seat: Seat): Review | null =>
  all().find((each) => each.seal === sealOf(record) && each.seat === seat)?.review ?? null

export function keepReview(record: string, seat: Seat, review: Review): void {
  const seal = sealOf(record)
  if (seal === null) return
  const others = all().filter((each) => each.seal !== seal || each.seat !== seat)
  try {
    storage()?.setItem(KEY, JSON.stringify([{ seal, seat, review }, ...others].slice(0, MOST)))
  } catch {
    // The storage is full, so the review will be computed again next time.
  }
}

function all(): Kept[] {
  try {
    const found: unknown = JSON.parse(storage()?.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Kept[]).filter(isKept) : []
  } catch {
    return []
  }
}

const isKept = ({ seal, review }: Kept): boolean =>
  typeof seal === 'string' &&
  Array.isArray(review?.findings) &&
  typeof review.looked === 'number' &&
  typeof review.mattered === 'number' &&
  [review.wellFound, review.seen, review.waiting].every(Array.isArray)
