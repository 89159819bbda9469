/** Plain data: what a position, a frame's notes, an option and an outcome are made of. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** A deep copy of plain data; several times faster than `structuredClone` or a trip through JSON. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = Array.from<unknown>({ length: value.length })
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i] as unknown)
    return list as T
  }
  const twin: Record<string, unknown> = {}
  const fields = value as Record<string, unknown>
  for (const key in fields) twin[key] = copy(fields[key])
  return twin as T
}

/** Whether two pieces of plain data say the same; the order of keys does not matter, `undefined` is absence. */
export function same(a: unknown, b: unknown): boolean {
  return difference(a, b) === null
}

/** The first place where two pieces of plain data differ, as `path: this, not that`, or null. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null && Array.isArray(a) === Array.isArray(b)) {
    const left = a as Record<string, unknown>
    const right = b as Record<string, unknown>
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const found = difference(left[key], right[key], path === '' ? key : `${path}.${key}`)
      if (found !== null) return found
    }
    return null
  }
  return `${path === '' ? 'value' : path}: ${show(a)}, not ${show(b)}`
}

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 117)}...` : text
}

/** Takes the first item equal to this one out of the list; false if there is none. */
export function remove<T>(list: T[], item: T): boolean {
  const at = list.findIndex((other) => other === item || same(other, item))
  if (at < 0) return false
  list.splice(at, 1)
  return true
}
