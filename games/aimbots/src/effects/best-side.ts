import { DIRS } from '../content/arena.ts'
import { sideValue } from '../vocabulary.ts'
import type { Codes } from '../moments.ts'

/** The bot's best side is its attack base. */
export const bestSide: Codes['attack']['bestSide'] = { base: (g, bot) => Math.max(...DIRS.map((dir) => sideValue(g, bot, dir))) }
