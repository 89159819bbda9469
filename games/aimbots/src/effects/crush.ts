import { ATTACK } from '../shapes.ts'
import type { Codes } from '../moments.ts'

/** The bot's player chooses the side for the plate when its attack hits. */
export const crush: Codes['damage']['crush'] = { chooses: ATTACK }
