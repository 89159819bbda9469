import type { Terms } from '@robodrome/volt/page'
import type { Count } from '../board.ts'
import { words } from './words/index.ts'

/** The totals of a VOLT battle by seat; KillBots have none. */
export const numbers: readonly Count<Terms>[] = [
  { title: words.numbers.tokens, adds: (e) => (e.kind === 'vp' && e.seat !== null && e.token !== null ? [e.seat, 1] : null) },
  { title: words.numbers.destroyed, adds: (e) => (e.kind === 'vp' && e.seat !== null && e.destroyed !== null ? [e.seat, 1] : null) },
  {
    title: words.numbers.hits,
    adds: (e) => (e.kind === 'fire' && e.seat !== null && e.hits !== null && e.hits !== 'mine' ? [e.seat, 1] : null),
    of: (e) => (e.kind === 'fire' && e.seat !== null ? [e.seat, 1] : null),
  },
  { title: words.numbers.damage, adds: (e) => (e.kind === 'damage' && e.seat !== null ? [e.seat, e.points] : null) },
  { title: words.numbers.lost, adds: (e) => (e.kind === 'destroyed' && e.seat !== null ? [e.seat, 1] : null) },
]
