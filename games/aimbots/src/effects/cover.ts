import { DEFENSE } from '../shapes.ts'
import type { Codes } from '../moments.ts'

/** The bot helps friendly bots next to it defend. */
export const cover: Codes['standing']['cover'] = { helps: { side: DEFENSE, margin: ({ margin }) => margin } }
