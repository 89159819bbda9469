import type { Answering } from '@robodrome/kernel'
import { forecast } from './forecast.ts'
import { odds } from './odds/odds.ts'
import type { Gekido } from './state.ts'
import type { Answers } from './terms.ts'

/** What may be asked about a position: the odds of the attack under way by option, and a forecast of what it would do. */
export const answers: Answering<Gekido, Answers> = {
  odds: (g, seat) => odds(g, seat, false),
  forecast: (g) => forecast(g),
}
