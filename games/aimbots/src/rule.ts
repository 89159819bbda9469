import { makers } from '@robodrome/kernel'
import type { Aimbots } from './state.ts'
import type { Terms } from './terms.ts'

/** The kinds of rule, for positions and terms of this game. */
export const { sequence, cycle, choice, chance } = makers<Aimbots, Terms>()
