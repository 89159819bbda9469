import type { Aimbots } from '../state.ts'

/** What is chosen for a player whose time has run out: the first of the options, or the last, which is to pass or to do nothing. */
export const first = <O>(_g: Aimbots, _notes: unknown, _seat: number, options: readonly O[]): O => options[0]!
export const nothing = <O>(_g: Aimbots, _notes: unknown, _seat: number, options: readonly O[]): O => options.at(-1)!
