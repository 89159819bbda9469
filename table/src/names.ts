import type { Seat } from '@robodrome/kernel'
import type { Table } from './table.ts'
import type { Guest } from './wish.ts'

/** The skeleton of a name: letters and digits, ignoring case, width, accents and spacing. */
const glance = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** Whether two names could be mistaken for each other. */
export const looksLike = (one: string, other: string): boolean =>
  glance(one) === '' && glance(other) === '' ? one === other : glance(one) === glance(other)

/** Makes a name unique at a table, by a number if necessary. */
const distinct = (name: string, taken: readonly string[], most: number): string => {
  for (let n = 1; ; n++) {
    const ending = n === 1 ? '' : ` ${n}`
    const tried = `${name.slice(0, most - ending.length)}${ending}`
    if (!taken.some((each) => looksLike(each, tried))) return tried
  }
}

const LONGEST = 24

/**
 * Returns the name of a guest at a table, distinct from all others there. `seat` is given if several people share a device, because their
 * names must differ, too.
 */
export const nameAt = ({ chairs }: Table, guest: Guest, seat: Seat | null = null): string => {
  const others = chairs.filter(({ guest: taken, reserved }, each) =>
    seat === null ? (taken ?? reserved) !== guest.id : each !== seat && (taken ?? reserved) !== null,
  )
  const taken = others.flatMap(({ name, mind }) => [name, mind ?? '']).filter((name) => name !== '')
  return distinct(guest.name, taken, LONGEST)
}
