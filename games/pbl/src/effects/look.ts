import { answer, call, type Seat } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { choice, sequence } from '../rule.ts'
import { lookAt, shown } from '../rules/4-look.ts'
import type { OptionOf } from '../terms.ts'
import { deckOf, sideOf } from '../vocabulary.ts'
import { blur, handSeers } from '../zones.ts'

const REST: OptionOf<'rest'> = { kind: 'rest' }

/** Looks at the top n cards and puts them back in any order, top card first. */
const rearrange = sequence<{ seat: Seat; count: number }>('rearrange', {
  look: (_g, { seat, count }) => call(lookAt, { seat, count }),
  order: (_g, { seat, count }) => call(orderTop, { seat, count, placed: 0 }),
})

const orderTop = choice<{ seat: Seat; count: number; placed: number }, OptionOf<'next' | 'rest'>>('orderTop', {
  seats: (g, { seat, count, placed }) => (placed < shown(deckOf(g, sideOf(g, seat)), count) - 1 ? [seat] : []),
  ask: () => ({ kind: 'orderTop', rule: 'PBL-PRIO-2' }),
  candidates: (g, { seat, count, placed }) => [
    ...deckOf(g, sideOf(g, seat))
      .top.slice(placed, count)
      .map((card): OptionOf<'next'> => ({ kind: 'next', card })),
    REST,
  ],
  absent: () => REST,
  choose(g, notes, seat, option) {
    const { top } = deckOf(g, sideOf(g, seat))
    if (option.kind === 'rest') return answer()
    // What other players knew about the order is now out of date.
    blur(g, top.slice(notes.placed, notes.count), handSeers(g, seat), !g.config.community)
    top.splice(notes.placed, 0, ...top.splice(top.indexOf(option.card), 1))
    notes.placed++
    return undefined
  },
})

export const look: Effects['look'] = {
  does: (_g, seat, { n }) => call(rearrange, { seat, count: n }),
  rules: [rearrange, orderTop],
}
