import { DEFENSE } from '../shapes.ts'
import type { Codes } from '../moments.ts'

/** The bot's player chooses the side for the plate when an attack hits it. */
export const juggle: Codes['damage']['juggle'] = { chooses: DEFENSE }
