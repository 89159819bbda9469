import { call, type Choice, type Flow } from '@robodrome/kernel'
import type { Aimbots } from '../state.ts'

/** AB-GOLD-5 Puts a question and notes the answer; where only one thing can be chosen, it is chosen without asking. */
export function put<N, O>(g: Aimbots, question: Choice<Aimbots, N, O>, notes: N, into = ''): Flow {
  for (;;) {
    const seat = question.seats(g, notes)[0]
    const only = seat === undefined ? undefined : onlyOption(g, question, notes, seat)
    if (seat === undefined || only === undefined) return call(question, notes, into)
    const done = question.choose(g, notes, seat, only)
    if (done === undefined) continue
    if (into !== '' && 'answer' in done) g.stack.at(-1)!.notes[into] = done.answer
    return undefined
  }
}

function onlyOption<N, O>(g: Aimbots, { candidates, forbids }: Choice<Aimbots, N, O>, notes: N, seat: number): O | undefined {
  let only: O | undefined
  for (const option of candidates(g, notes, seat)) {
    if (forbids !== undefined && forbids(g, notes, seat, option) !== null) continue
    if (only !== undefined) return undefined
    only = option
  }
  return only
}

/** What is chosen for a player whose time has run out: the first of the options, or the last, which is to pass or to do nothing. */
export const first = <O>(_g: Aimbots, _notes: unknown, _seat: number, options: readonly O[]): O => options[0]!
export const nothing = <O>(_g: Aimbots, _notes: unknown, _seat: number, options: readonly O[]): O => options.at(-1)!
