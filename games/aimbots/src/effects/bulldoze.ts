import type { Codes } from '../moments.ts'

/** The bot pushes another one ahead of it. */
export const bulldoze: Codes['travel']['bulldoze'] = { way: 'pushing' }
