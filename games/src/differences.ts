import type { Json } from '@robodrome/kernel'
import { canonical } from './digest.ts'
import { isPlain, keysOf } from './keys.ts'
import { registry } from './registry.ts'

/**
 * A difference between two contents. The path identifies pieces in lists by their ids. `own` or `now` is missing if that content has no
 * such field or piece. If both are lists of ids, the order of the pieces differs.
 */
export interface Difference {
  path: readonly string[]
  own?: Json
  now?: Json
}

/** Lists all differences between two contents. There are none if and only if their digests match. */
export function differencesBetween(own: Json, now: Json, path: readonly string[] = []): Difference[] {
  if (canonical(own) === canonical(now)) return []
  if (isPlain(own) && isPlain(now)) return inFields(own, now, path)
  if (!Array.isArray(own) || !Array.isArray(now)) return [{ path, own, now }]
  const [before, after] = [keysOf(own), keysOf(now)]
  if (before === undefined || after === undefined)
    return own.length === now.length ? inFields(byPlace(own), byPlace(now), path) : [{ path, own, now }]
  const inside = inFields(
    Object.fromEntries(before.map((key, i) => [key, own[i]!])),
    Object.fromEntries(after.map((key, i) => [key, now[i]!])),
    path,
  )
  const [kept, left] = [before.filter((key) => after.includes(key)), after.filter((key) => before.includes(key))]
  return kept.join() === left.join() && endsWithNew(before, after) ? inside : [...inside, { path, own: before, now: after }]
}

/** Whether new pieces come after all old ones, so that the added and removed pieces describe the whole difference. */
const endsWithNew = (before: readonly string[], after: readonly string[]): boolean => {
  const first = after.findIndex((key) => !before.includes(key))
  return first < 0 || after.slice(first).every((key) => !before.includes(key))
}

const byPlace = (list: readonly Json[]): { [key: string]: Json } => Object.fromEntries(list.map((each, i) => [`${i}`, each]))

function inFields(own: { [key: string]: Json }, now: { [key: string]: Json }, path: readonly string[]): Difference[] {
  return [...new Set([...Object.keys(own), ...Object.keys(now)])].flatMap((key): Difference[] => {
    const at = [...path, key]
    if (!Object.hasOwn(own, key)) return [{ path: at, now: now[key]! }]
    if (!Object.hasOwn(now, key)) return [{ path: at, own: own[key]! }]
    return differencesBetween(own[key]!, now[key]!, at)
  })
}

/** Lists the differences between a box and the standard content. */
export async function boxDifferences(id: string, content: Json): Promise<Difference[]> {
  return differencesBetween((await registry[id]?.box?.()) ?? null, content)
}
