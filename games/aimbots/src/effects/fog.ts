import type { Codes } from '../moments.ts'

/** As the defender, the bot gets a margin against attackers from some distance. */
export const fog: Codes['defense']['fog'] = { margin: (_g, { distance }, { spaces, margin }) => (distance >= spaces ? margin : 0) }
