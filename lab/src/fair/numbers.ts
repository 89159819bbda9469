import { keyOf } from '@robodrome/games'
import { BadInput, type Json } from '@robodrome/kernel'
import type { FairQuestion } from './question.ts'
import { labSays } from '../says.ts'

/** A number in the content that may change. */
export interface Movable {
  path: readonly (string | number)[]
  /** The name of its piece, as `study.brings` gives it. */
  piece: string
  printed: number
  least: number
  most: number
}

const isObject = (value: Json | undefined): value is Json[] | { [key: string]: Json } => typeof value === 'object' && value !== null

/** Lists all numbers that the question allows to change. Throws BadInput if a path leads to none. */
export function movablesIn(content: Json, { move }: FairQuestion): Movable[] {
  return move.flatMap(({ path, by: [least, most] }, i) => {
    const found = numbersAt(content, path, [], '').map(({ printed, ...each }) => ({
      ...each,
      printed,
      least: printed + least,
      most: printed + most,
    }))
    if (found.length === 0) throw new BadInput(['move', i, 'path'], path.join('.'), labSays('placeOfNumber'))
    return found
  })
}

function numbersAt(
  at: Json | undefined,
  [key, ...rest]: readonly string[],
  path: readonly (string | number)[],
  piece: string,
): Pick<Movable, 'path' | 'piece' | 'printed'>[] {
  if (key === undefined) return typeof at === 'number' ? [{ path, piece, printed: at }] : []
  if (!isObject(at)) return []
  return Object.entries(at).flatMap(([name, value]) => {
    const id = Array.isArray(at) ? keyOf(value) || name : name
    if (key !== '*' && key !== id && key !== name) return []
    return numbersAt(value, rest, [...path, Array.isArray(at) ? Number(name) : name], piece || nameOf(value))
  })
}

/** Returns a piece's name; '' for a part that has none. */
const nameOf = (value: Json): string => (isObject(value) && !Array.isArray(value) && typeof value['name'] === 'string' ? value['name'] : '')

/** The numbers in which other content differs from the printed one, provided that they may change. */
export function numbersIn(movables: readonly Movable[], content: Json): ReadonlyMap<Movable, number> {
  const numbers = new Map<Movable, number>()
  for (const movable of movables) {
    const value = valueAt(content, movable.path)
    if (typeof value === 'number' && value !== movable.printed && value >= movable.least && value <= movable.most)
      numbers.set(movable, value)
  }
  return numbers
}

const valueAt = (content: Json, path: Movable['path']): Json | undefined =>
  path.reduce<Json | undefined>((at, key) => (isObject(at) ? new Map(Object.entries(at)).get(String(key)) : undefined), content)

/** Returns the content with these numbers. */
export const withNumbers = (content: Json, numbers: ReadonlyMap<Movable, number>): Json =>
  [...numbers].reduce((now, [{ path }, value]) => replaced(now, path, value), content)

function replaced(at: Json, [key, ...rest]: readonly (string | number)[], value: number): Json {
  if (key === undefined) return value
  if (Array.isArray(at)) return at.with(Number(key), replaced(at[Number(key)]!, rest, value))
  return isObject(at) ? { ...at, [key]: replaced(at[key]!, rest, value) } : at
}
