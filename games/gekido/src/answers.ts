import type { Answering } from '@robodrome/kernel'
import { forecast } from './forecast.ts'
import { odds } from './odds/odds.ts'
import type { Gekido } from './state.ts'
import type { Answers } from './terms.ts'

/** What a caller may ask about a position: the odds of the current attack by option, and a forecast of its effects. */
export const answers: Answering<Gekido, Answers> = {
  odds: (g, seat) => odds(g, seat, false),
  forecast: (g) => forecast(g),
}
