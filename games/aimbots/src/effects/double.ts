import type { Codes } from '../moments.ts'

/** The bot deals more damage with two equal attack dice. */
export const double: Codes['damage']['double'] = { deals: ([one, other], { damage }) => (one === other ? damage : 1) }
