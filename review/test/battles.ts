import type { Settings } from '@robodrome/kernel'

/** A short mode of every game. */
export const BATTLES: readonly (readonly [id: string, settings: Settings])[] = [
  ['gekido', { mode: 'duel', seats: 2, options: {} }],
  ['volt', { mode: 'training', seats: 2, options: {} }],
  ['pbl', { mode: 'quick', seats: 2, options: {} }],
  ['aimbots', { mode: 'first', seats: 2, options: {} }],
]
