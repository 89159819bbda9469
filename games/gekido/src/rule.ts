import { makers } from '@robodrome/kernel'
import type { Gekido } from './state.ts'
import type { Terms } from './terms.ts'

/** The kernel's rule makers, bound to Gekido and its terms. */
export const { sequence, choice, chance } = makers<Gekido, Terms>()
