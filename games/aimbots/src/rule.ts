import { makers } from '@robodrome/kernel'
import type { Aimbots } from './state.ts'
import type { Terms } from './terms.ts'

/** The rule makers, bound to this game's terms. */
export const { sequence, cycle, choice, chance } = makers<Aimbots, Terms>()
