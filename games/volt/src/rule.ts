import { makers, type TypedChoice } from '@robodrome/kernel'
import type { Volt } from './state.ts'
import type { Option, Terms } from './terms.ts'

/** The rule makers, bound to VOLT's terms. */
export const { sequence, cycle, choice, chance } = makers<Volt, Terms>()

/** The definition of a choice in VOLT. */
export type ChoiceOf<N, O extends Option> = TypedChoice<Volt, N, O, Terms>
