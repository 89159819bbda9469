import type { Codes } from '../moments.ts'

/** A margin from some distance. */
export const far: Codes['attack']['far'] = { margin: (_g, { distance }, { spaces, margin }) => (distance >= spaces ? margin : 0) }
