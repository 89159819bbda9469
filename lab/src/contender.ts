import type { Budget } from '@robodrome/minds'

/**
 * A mind in a plan: its id, optionally followed by @ and its thinking time or its number of playouts, as in `level-5@300ms` or `search@40`.
 */
export type Contender = { id: string; budget?: Budget }

const WRITTEN = /^([^@]+)@([1-9]\d{0,6})(ms)?$/

/** Parses a contender; a text in any other form is taken as an id. */
export function contender(text: string): Contender {
  const [, id, number, unit] = WRITTEN.exec(text) ?? []
  if (id === undefined) return { id: text }
  return { id, budget: unit === undefined ? { playouts: Number(number) } : { ms: Number(number) } }
}
