import type { OptionOf } from '../terms.ts'

/** Enough of what can be done again and again. */
export const DONE: OptionOf<'done'> = { kind: 'done' }
