import type { Json } from '@robodrome/kernel'
import type { Path } from './fields.ts'

/** Returns the value at a path; undefined if there is none. */
export function valueAt(content: Json, path: Path): Json | undefined {
  let at: Json | undefined = content
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<string | number, Json>)[key]
  }
  return at
}

/** A word, or a number as a word; '' for any other value. */
export const wordOf = (value: Json | undefined): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/**
 * Returns the same content with another value at a path; undefined removes the field or the entry. A path that leads nowhere changes
 * nothing.
 */
export function withValue(content: Json, path: Path, value: Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined) return value ?? content
  if (typeof content !== 'object' || content === null) return content
  if (Array.isArray(content)) {
    const at = Number(key)
    if (!Number.isInteger(at) || at < 0 || at > content.length || (at === content.length && rest.length > 0)) return content
    if (rest.length === 0) return value === undefined ? content.toSpliced(at, 1) : content.toSpliced(at, 1, value)
    return content.with(at, withValue(content[at]!, rest, value))
  }
  if (rest.length > 0) return Object.hasOwn(content, key) ? define(content, String(key), withValue(content[key]!, rest, value)) : content
  if (value !== undefined) return define(content, String(key), value)
  return Object.fromEntries(Object.entries(content).filter(([each]) => each !== String(key)))
}

/** A name such as `__proto__` becomes an ordinary field, which the schema then refuses. */
function define(content: { [key: string]: Json }, key: string, value: Json): { [key: string]: Json } {
  const copy = { ...content }
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true })
  return copy
}
