import type { Terms } from '@robodrome/pbl/page'
import type { Count } from '../board.ts'
import { words } from './words/index.ts'

/** The totals of a game of PBL Robots. */
export const numbers: readonly Count<Terms>[] = [
  { title: words.progress.counts.attacks, adds: (e) => (e.kind === 'declare' ? [e.seat, 1] : null) },
  { title: words.progress.counts.limbs, adds: (e) => (e.kind === 'blow-off' ? [e.by.seat, 1] : null) },
  { title: words.progress.counts.bombs, adds: (e) => (e.kind === 'throw' && e.as === 'bomb' ? [e.seat, 1] : null) },
  { title: words.progress.counts.shields, adds: (e) => (e.kind === 'throw' && e.as === 'shield' ? [e.seat, 1] : null) },
  { title: words.progress.counts.built, adds: (e) => (e.kind === 'build' ? [e.seat, 1] : null) },
  { title: words.progress.counts.played, adds: (e) => (e.kind === 'play' ? [e.seat, 1] : null) },
]
