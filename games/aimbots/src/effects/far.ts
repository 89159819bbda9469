import type { Codes } from '../moments.ts'

/** The bot gets a margin in attacks from some distance. */
export const far: Codes['attack']['far'] = { margin: (_g, { distance }, { spaces, margin }) => (distance >= spaces ? margin : 0) }
