import type { Codes } from '../moments.ts'

/** The bot limits the Boosts of enemies next to it. */
export const magnet: Codes['standing']['magnet'] = { limits: ({ most }) => most }
