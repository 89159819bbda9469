import type { Aimbots } from '../state.ts'

/** The defaults for a player whose time has run out: the first option, or the last one, which is to pass or do nothing. */
export const first = <O>(_g: Aimbots, _notes: unknown, _seat: number, options: readonly O[]): O => options[0]!
export const nothing = <O>(_g: Aimbots, _notes: unknown, _seat: number, options: readonly O[]): O => options.at(-1)!
