import { BadInput, type Json } from '@robodrome/kernel'

export type Path = readonly (string | number)[]

/** The fields of an object, none of them unknown. */
export function fieldsOf(value: Json, path: Path, known: readonly string[]): Record<string, Json> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadInput(path, value, 'an object')
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) throw new BadInput([...path, name], value[name], `no such field; there are ${known.join(', ')}`)
  }
  return value
}

export function numberOf(value: Json | undefined, path: Path, least: number, most: number, otherwise: number): number {
  if (value === undefined) return otherwise
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new BadInput(path, value, `a whole number from ${least} to ${most}`)
}

export function flagOf(value: Json | undefined, path: Path): boolean {
  if (value === undefined) return false
  if (typeof value === 'boolean') return value
  throw new BadInput(path, value, 'true or false')
}

export function oneOf<T extends string>(value: Json | undefined, path: Path, choices: readonly T[], otherwise?: T): T {
  if (value === undefined && otherwise !== undefined) return otherwise
  const found = choices.find((choice) => choice === value)
  if (found === undefined) throw new BadInput(path, value, `one of ${choices.join(', ')}`)
  return found
}

export function listOf<T>(value: Json | undefined, path: Path, item: (each: Json, path: Path) => T): T[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new BadInput(path, value, 'a list')
  return value.map((each, i) => item(each, [...path, i]))
}

/** A list for each seat; seats left out get an empty one. */
export function bySeat<T>(value: Json | undefined, path: Path, seats: number, item: (each: Json, path: Path) => T): T[][] {
  const lists = listOf(value, path, (each, at) => listOf(each, at, item))
  if (lists.length > seats) throw new BadInput(path, value, `a list for each of ${seats} seats`)
  return Array.from({ length: seats }, (_, seat) => lists[seat] ?? [])
}
