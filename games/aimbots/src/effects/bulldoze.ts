import type { Codes } from '../moments.ts'

/** It pushes a bot ahead of it. */
export const bulldoze: Codes['travel']['bulldoze'] = { way: 'pushing' }
