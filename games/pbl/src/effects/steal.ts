import { sequence } from '../rule.ts'
import { call, type Seat } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { keepHandLimit, pickFromHands } from '../rules/4-draw.ts'
import type { CardName } from '../state.ts'
import { tell } from '../tell.ts'
import { handsAgainst, sideOf } from '../vocabulary.ts'
import { forget, handSeers, seatsIn, setKnown, slipToHand, take } from '../zones.ts'

/** PBL-SHOP-7 Takes one random card from an opponent's hand: both know it, and it changes owner. */
const stealCard = sequence<{ seat: Seat; from: Seat; card: CardName }>('steal', {
  grab: (_g, { from }) => call(pickFromHands, { seats: [from] }, 'card'),
  take(g, notes) {
    const { seat, from, card } = notes
    notes.card = ''
    take(g.hands[from]!, card)
    const insiders = handSeers(g, seat) | handSeers(g, from)
    forget(g, sideOf(g, from), insiders, true)
    setKnown(g, card, insiders)
    slipToHand(g, seat, card)
    tell?.({ kind: 'steal', rule: 'PBL-SHOP-7', seat, from, reveals: true, secret: { to: seatsIn(insiders), card } })
    return call(keepHandLimit, { todo: [seat] })
  },
})

export const steal: Effects['steal'] = {
  targets: (g, seat) => handsAgainst(g, seat),
  hits: (_g, seat, to) => call(stealCard, { seat, from: to.seat!, card: '' }),
  rules: [stealCard],
}
