import type { Json } from '@robodrome/kernel'

/** Fields with values. */
export type Plain = { [key: string]: Json }
export const isPlain = (value: Json | undefined): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The field that identifies an entry of a list; the name is used only if there is no id. */
const KEYS = ['id', 'kind', 'name'] as const

/** Returns the id of an entry of a list; '' if it has none. */
export function keyOf(piece: Json): string {
  if (!isPlain(piece)) return ''
  const key = KEYS.map((name) => piece[name]).find((found) => typeof found === 'string')
  return key ?? ''
}

/** Returns the ids of a list of pieces; undefined if a piece has none or two share one. */
export function keysOf(list: readonly Json[]): string[] | undefined {
  const keys = list.map(keyOf)
  return keys.includes('') || new Set(keys).size < keys.length ? undefined : keys
}
