import type { Json } from '@robodrome/kernel'
import type { Fault } from '@robodrome/reading'
import { canonical } from './digest.ts'
import { isPlain, keyOf, keysOf, type Plain } from './keys.ts'
import { common } from '@robodrome/kernel'

type Path = readonly (string | number)[]

/**
 * Applies changes to content. Objects are merged field by field, lists of pieces by id; everything else is replaced. `add` brings new
 * fields or pieces, and `remove` names those to delete. Any other unknown entry is a fault, so that a typing error does not go unnoticed.
 */
export function merge(own: Json, changes: Json, path: Path, faults: Fault[]): Json {
  if (!isPlain(changes)) return changes
  if (Array.isArray(own)) return mergeList(own, changes, path, faults)
  return isPlain(own) ? mergeFields(own, changes, path, faults) : changes
}

function mergeFields(own: Plain, changes: Plain, path: Path, faults: Fault[]): Plain {
  const { add = {}, remove = [], ...others } = changes
  const merged = { ...own }
  for (const [key, change] of Object.entries(others)) {
    if (Object.hasOwn(own, key)) merged[key] = merge(own[key]!, change, [...path, key], faults)
    else faults.push({ path: [...path, key], found: change, expected: common('oneOf', { names: Object.keys(own).join(', ') }) })
  }
  for (const key of leaving(remove, Object.keys(own), path, faults)) delete merged[key]
  if (!isPlain(add)) faults.push({ path: [...path, 'add'], found: add, expected: common('fields') })
  else
    for (const [key, value] of Object.entries(add))
      Object.defineProperty(merged, key, { value, enumerable: true, configurable: true, writable: true })
  return merged
}

function mergeList(own: readonly Json[], changes: Plain, path: Path, faults: Fault[]): Json {
  const { add = [], remove = [], ...others } = changes
  const known = own.map(keyOf)
  const merged = [...own]
  for (const [key, change] of Object.entries(others)) {
    const at = placeIn(own, known, key)
    if (at < 0) faults.push({ path: [...path, key], found: change, expected: common('oneOf', { names: known.join(', ') }) })
    else merged[at] = merge(merged[at]!, change, [...path, key], faults)
  }
  if (!Array.isArray(add)) faults.push({ path: [...path, 'add'], found: add, expected: common('list') })
  const gone = leaving(remove, known, path, faults)
  return [...merged.filter((_, at) => !gone.includes(known[at]!)), ...(Array.isArray(add) ? add : [])]
}

/** The names of fields or pieces to remove. */
function leaving(remove: Json, known: readonly string[], path: Path, faults: Fault[]): string[] {
  const names = Array.isArray(remove) ? remove : [remove]
  for (const name of names)
    if (typeof name !== 'string' || !known.includes(name))
      faults.push({ path: [...path, 'remove'], found: name, expected: common('oneOf', { names: known.join(', ') }) })
  return names.filter((name) => typeof name === 'string')
}

/** Finds an entry's index in its list, by its id or by a name that no other entry has; -1 if there is none. */
function placeIn(own: readonly Json[], known: readonly string[], key: string): number {
  const byId = known.indexOf(key)
  if (byId >= 0) return byId
  const named = own.flatMap((piece, i) => (isPlain(piece) && piece['name'] === key ? [i] : []))
  return named.length === 1 ? named[0]! : -1
}

/**
 * Computes the changes that turn one content into another; undefined if changes cannot express the difference, for example a different
 * order of pieces.
 */
export function changesBetween(own: Json, now: Json): Json | undefined {
  const changes = between(own, now)
  const faults: Fault[] = []
  const again = merge(own, changes, [], faults)
  return faults.length === 0 && canonical(again) === canonical(now) ? changes : undefined
}

function between(own: Json, now: Json): Json {
  if (isPlain(own) && isPlain(now)) return fieldsBetween(own, now)
  if (!Array.isArray(own) || !Array.isArray(now)) return now
  const [before, after] = [keysOf(own), keysOf(now)]
  if (before === undefined || after === undefined) return now
  const [a, b] = [byKey(before, own), byKey(after, now)]
  return fieldsBetween(a, b, (added) => Object.values(added))
}

function fieldsBetween(own: Plain, now: Plain, adding: (added: Plain) => Json = (added) => added): Plain {
  const kept = Object.keys(own).filter((key) => Object.hasOwn(now, key) && canonical(own[key]!) !== canonical(now[key]!))
  const added = Object.entries(now).filter(([key]) => !Object.hasOwn(own, key))
  const gone = Object.keys(own).filter((key) => !Object.hasOwn(now, key))
  return {
    ...Object.fromEntries(kept.map((key) => [key, between(own[key]!, now[key]!)])),
    ...(added.length > 0 && { add: adding(Object.fromEntries(added)) }),
    ...(gone.length > 0 && { remove: gone }),
  }
}

const byKey = (keys: readonly string[], list: readonly Json[]): Plain => Object.fromEntries(keys.map((key, i) => [key, list[i]!]))
