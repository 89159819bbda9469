import { ATTACK } from '../shapes.ts'
import type { Codes } from '../moments.ts'

/** The bot helps friendly bots next to it attack. */
export const lead: Codes['standing']['lead'] = { helps: { side: ATTACK, margin: ({ margin }) => margin } }
