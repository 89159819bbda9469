import type { Terms } from '@robodrome/pbl/page'
import type { Passing } from '../board.ts'
import { questionTo } from './model.ts'

/** PBL-PRIO-7 Whoever holds a card is asked in every window. How long one passes beforehand is an order of the game itself (PBL-PRIO-8), given beside the question. */
export const passing: Passing<Terms> = {
  pass: (snapshot) =>
    snapshot.seat !== null && questionTo(snapshot, snapshot.seat)?.kind === 'window'
      ? (snapshot.options.find(({ option }) => option.kind === 'pass' && option.until === null)?.text ?? null)
      : null,
  uses: (option) => (option.kind === 'play' ? `card ${option.card}` : null),
  spans: () => [],
  pieces: () => [],
}
