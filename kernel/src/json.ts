/** Plain data. Positions, notes of a frame, options and outcomes consist of it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Makes a deep copy of plain data, several times faster than `structuredClone` or a trip through JSON. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return copyList(value) as T
  const twin: Record<string, unknown> = {}
  for (const key in value) {
    const item: unknown = value[key]
    twin[key] = typeof item === 'object' && item !== null ? copy(item) : item
  }
  return twin as T
}

/** Most lists hold numbers and texts, which are copied without a call. */
function copyList(list: readonly unknown[]): unknown[] {
  const twin = list.slice()
  for (let i = 0; i < twin.length; i++) {
    const item = twin[i]
    if (typeof item === 'object' && item !== null) twin[i] = copy(item)
  }
  return twin
}

/** Deep equality of plain data; the order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [a, b] as Record<string, unknown>[]
  const keys = Object.keys(left!)
  return keys.length === Object.keys(right!).length && keys.every((key) => same(left![key], right![key]))
}

/** Removes the first item equal to this one from the list. Returns false if there is none. */
export function remove<T>(list: T[], item: T): boolean {
  const at = list.findIndex((other) => same(other, item))
  return at >= 0 && list.splice(at, 1).length > 0
}
