import { answer, call, only, type Seat } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { choice, sequence } from '../rule.ts'
import { keepHandLimit } from '../rules/4-draw.ts'
import { lookAt, shown } from '../rules/4-look.ts'
import { tell } from '../tell.ts'
import type { OptionOf } from '../terms.ts'
import { deckOf, robotOf, sideOf } from '../vocabulary.ts'
import { handSeers, seatsIn, slipToHand } from '../zones.ts'

/** Looks at the top n cards, takes one, and puts the rest on the bottom in any order. */
const advise = sequence<{ seat: Seat; count: number }>('advise', {
  look: (_g, { seat, count }) => call(lookAt, { seat, count }),
  take(g, notes) {
    notes.count = shown(deckOf(g, sideOf(g, notes.seat)), notes.count)
    return notes.count === 0 ? answer() : call(takeOne, { seat: notes.seat, count: notes.count })
  },
  bury: (_g, { seat, count }) => call(orderBottom, { seat, left: count - 1 }),
  last(g, { seat, count }) {
    const deck = deckOf(g, sideOf(g, seat))
    if (count > 1) deck.bottom.push(deck.top.shift()!)
  },
  limit: (_g, { seat }) => call(keepHandLimit, { todo: [seat] }),
})

const takeOne = choice<{ seat: Seat; count: number }, OptionOf<'take'>>('takeOne', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'takeOne', rule: 'PBL-PRIO-2' }),
  candidates: (g, { seat, count }) =>
    deckOf(g, sideOf(g, seat))
      .top.slice(0, count)
      .map((card) => ({ kind: 'take', card })),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose(g, _notes, seat, { card }) {
    const { top } = deckOf(g, sideOf(g, seat))
    top.splice(top.indexOf(card), 1)
    slipToHand(g, seat, card)
    tell?.({
      kind: 'draw',
      rule: 'PBL-DRAW-1',
      seat,
      robot: robotOf(g, sideOf(g, seat)),
      secret: { to: seatsIn(handSeers(g, seat)), card },
    })
    return answer()
  },
})

const orderBottom = choice<{ seat: Seat; left: number }, OptionOf<'bottom'>>('orderBottom', {
  seats: (_g, notes) => (notes.left > 1 ? [notes.seat] : []),
  ask: () => ({ kind: 'orderBottom', rule: 'PBL-PRIO-2' }),
  candidates: (g, { seat, left }) =>
    deckOf(g, sideOf(g, seat))
      .top.slice(0, left)
      .map((card) => ({ kind: 'bottom', card })),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose(g, notes, seat, { card }) {
    const deck = deckOf(g, sideOf(g, seat))
    deck.bottom.push(...deck.top.splice(deck.top.indexOf(card), 1))
    notes.left--
  },
})

export const advice: Effects['advice'] = {
  does: (_g, seat, { n }) => call(advise, { seat, count: n }),
  rules: [advise, takeOne, orderBottom],
}
