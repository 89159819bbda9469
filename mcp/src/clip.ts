/** The maximum size of an answer as JSON, in bytes. */
const MOST = 8_000

/**
 * Cleans text that other people have written: it is cut short and loses its control characters. To an agent it is data, never instructions.
 */
export const fromOthers = (text: string): string => text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ').slice(0, 200)

export const sizeOf = (answer: unknown): number => Buffer.byteLength(JSON.stringify(answer))

/** A page of a long list: where it begins, and where the next page begins (null if this is the last). */
export interface Page<T> {
  items: T[]
  next: number | null
}

/** Returns as much of a list, from `from` on, as fits into an answer together with everything else, but at least one item. */
export function pageOf<T>(list: readonly T[], from: number, rest: unknown): Page<T> {
  let left = MOST - sizeOf(rest) - 200
  const items: T[] = []
  for (const item of list.slice(from)) {
    left -= sizeOf(item) + 1
    if (left < 0 && items.length > 0) break
    items.push(item)
  }
  const next = from + items.length
  return { items, next: next < list.length ? next : null }
}

/** Returns the part of a long text that fits into an answer, and where the next part begins. */
export function textPage(text: string, from: number): { text: string; next: number | null } {
  const part = text.slice(from, from + MOST)
  return { text: part, next: from + part.length < text.length ? from + part.length : null }
}
