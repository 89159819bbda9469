import { answer, call, only, type Seat } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { choice, sequence } from '../rule.ts'
import { lookAt } from '../rules/4-look.ts'
import type { OptionOf } from '../terms.ts'
import { deckOf, deckSize, sideOf } from '../vocabulary.ts'

/** Looks at the top card and may put it on the bottom of the deck. */
const peekAtTop = sequence<{ seat: Seat }>('peek', {
  look: (_g, { seat }) => call(lookAt, { seat, count: 1 }),
  decide: (g, { seat }) => (deckSize(deckOf(g, sideOf(g, seat))) === 0 ? undefined : call(leaveOrBury, { seat })),
})

const LEAVE: OptionOf<'leave'> = { kind: 'leave' }
const leaveOrBury = choice<{ seat: Seat }, OptionOf<'leave' | 'bury'>>('leaveOrBury', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'leaveOrBury', rule: 'PBL-PRIO-2' }),
  candidates: () => [LEAVE, { kind: 'bury' }],
  absent: () => LEAVE,
  choose(g, _notes, seat, { kind }) {
    const deck = deckOf(g, sideOf(g, seat))
    if (kind === 'bury') deck.bottom.push(deck.top.shift()!)
    return answer()
  },
})

export const peek: Effects['peek'] = {
  does: (_g, seat) => call(peekAtTop, { seat }),
  rules: [peekAtTop, leaveOrBury],
}
