import type { Terms } from '@robodrome/gekido/page'
import type { Count } from '../board.ts'
import { words } from './words/index.ts'

/** The totals of a Gekido battle. Damage that a Bot does to itself is not counted for anybody. */
export const numbers: readonly Count<Terms>[] = [
  { title: words.numbers.dealt, adds: (e) => (e.kind === 'damage' && e.cause === 'attack' ? [e.from, e.amount] : null) },
  { title: words.numbers.taken, adds: (e) => (e.kind === 'damage' ? [e.seat, e.amount] : null) },
  {
    title: words.numbers.hits,
    adds: (e) => (e.kind === 'success' ? [e.seat, 1] : null),
    of: (e) => (e.kind === 'success' || e.kind === 'malfunction' ? [e.seat, 1] : null),
  },
  { title: words.numbers.failures, adds: (e) => (e.kind === 'damage' && e.cause === 'malfunction' ? [e.seat, e.amount] : null) },
  { title: words.numbers.cards, adds: (e) => (e.kind === 'card' ? [e.seat, 1] : null) },
]
