import { botOf } from '../vocabulary.ts'
import type { Codes } from '../moments.ts'

/** A margin against plated bots. */
export const prey: Codes['attack']['prey'] = {
  margin: (g, { defender }, { margin }) => (botOf(g, defender).plates.length > 0 ? margin : 0),
}
