import { makers } from '@robodrome/kernel'
import type { Gekido } from './state.ts'
import type { Terms } from './terms.ts'

/** The kernel's makers of rules, bound to Gekido and what it says. */
export const { sequence, choice, chance } = makers<Gekido, Terms>()
