import { botOf } from '../vocabulary.ts'
import type { Codes } from '../moments.ts'

/** The bot gets a margin against plated bots. */
export const prey: Codes['attack']['prey'] = {
  margin: (g, { defender }, { margin }) => (botOf(g, defender).plates.length > 0 ? margin : 0),
}
