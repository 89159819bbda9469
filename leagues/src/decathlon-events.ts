import type { EventSpec } from './definition.ts'

const swiss = (game: string, mode: string): EventSpec => ({ game, mode, options: {}, seats: 2, format: 'swiss', rounds: 3, weight: 1 })
const pods = (game: string, mode: string, seats = 4): EventSpec => ({
  game,
  mode,
  options: {},
  seats,
  format: 'pods',
  rounds: 2,
  weight: 1,
})

/** LG-DEC-1 The ten events. */
export const DECATHLON: readonly EventSpec[] = [
  swiss('gekido', 'duel'),
  pods('gekido', 'standard'),
  swiss('aimbots', 'duel'),
  pods('aimbots', 'free-for-all'),
  pods('volt', 'basic'),
  pods('volt', 'modules'),
  pods('volt', 'championship'),
  swiss('pbl', 'quick'),
  swiss('pbl', 'regular'),
  swiss('pbl', 'ultimate'),
]

/** LG-DEC-1 The short form. */
export const SHORT_DECATHLON: readonly EventSpec[] = [0, 2, 5, 7].map((i) => DECATHLON[i]!)
