import type { Terms } from '@robodrome/aimbots/page'
import type { Count } from '../board.ts'
import { words } from './words/index.ts'

/** The totals of an Aimbots battle. */
export const numbers: readonly Count<Terms>[] = [
  { title: words.numbers.cores, adds: (e) => (e.kind === 'capture' ? [e.seat, e.core] : null) },
  {
    title: words.numbers.hits,
    adds: (e) => (e.kind === 'compare' && e.hit ? [e.bot.owner, 1] : null),
    of: (e) => (e.kind === 'compare' ? [e.bot.owner, 1] : null),
  },
  { title: words.numbers.plates, adds: (e) => (e.kind === 'plate' ? [e.bot.owner, 1] : null) },
  { title: words.numbers.lost, adds: (e) => (e.kind === 'defeat' ? [e.bot.owner, 1] : null) },
  { title: words.numbers.scrap, adds: (e) => (e.kind === 'pick up' ? [e.seat, 1] : null) },
]
