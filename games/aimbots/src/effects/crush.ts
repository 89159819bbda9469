import { ATTACK } from '../shapes.ts'
import type { Codes } from '../moments.ts'

/** It chooses the side for the plate when its attack hits. */
export const crush: Codes['damage']['crush'] = { chooses: ATTACK }
