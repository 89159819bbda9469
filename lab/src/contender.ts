import type { Budget } from '@robodrome/minds'

/** A mind as a plan names it: its id and, behind an @, how long this one thinks whatever the others do, as in `level-5@300ms` or `search@40` (playouts). */
export type Contender = { id: string; budget?: Budget }

const WRITTEN = /^([^@]+)@([1-9]\d{0,6})(ms)?$/

/** Reads a contender; what is not written like one is an id as it stands. */
export function contender(text: string): Contender {
  const [, id, number, unit] = WRITTEN.exec(text) ?? []
  if (id === undefined) return { id: text }
  return { id, budget: unit === undefined ? { playouts: Number(number) } : { ms: Number(number) } }
}
