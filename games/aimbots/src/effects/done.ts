import type { OptionOf } from '../terms.ts'

/** Ends an effect that can be repeated. */
export const DONE: OptionOf<'done'> = { kind: 'done' }
