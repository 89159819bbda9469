import { tell } from '../tell.ts'
import type { Happening } from '../terms.ts'
import type { OfKind, Seat } from '@robodrome/kernel'
import { cardOf } from '../content/index.ts'
import type { CardName, Pbl, SideId } from '../state.ts'
import { deckOf, membersOf, ofSide, sideOf } from '../vocabulary.ts'
import { shuffle, showToScrap, take, teamMask } from '../zones.ts'

// 4.5 Expert pilots.

/** PBL-PILOT-1 He covers the starter; an expert already there goes to the scrap heap. */
export function seatExpert(g: Pbl, id: SideId, name: CardName): void {
  const side = g.sides[id]!
  if (side.expert !== null) showToScrap(g, id, side.expert)
  const card = cardOf(name)
  side.expert = name
  side.expertCounter = card.kind === 'expert' ? (card.rage?.counter ?? 0) : 0
}

/** PBL-PILOT-4 The expert leaves, the starter is active again. PBL-CRIT-3: without a critical bonus. */
export function dismissExpert(g: Pbl, id: SideId): void {
  const side = g.sides[id]!
  if (side.expert === null) return
  tell?.({ kind: 'expert leaves', rule: 'PBL-PILOT-4', ...ofSide(g, id), card: side.expert, starter: side.starter })
  showToScrap(g, id, side.expert)
  side.expert = null
  side.expertCounter = 0
}

/** CR06 Looks for a pilot in hand, in the row, then in the deck, and puts him in the cockpit whatever the Pilot Points. */
export function summon(g: Pbl, seat: Seat, pilot: CardName): void {
  const side = sideOf(g, seat)
  const hand = membersOf(g, side).find((member) => g.hands[member]!.includes(pilot))
  let from: OfKind<Happening, 'summon'>['from'] = 'nowhere'
  if (hand !== undefined) {
    take(g.hands[hand]!, pilot)
    from = 'hand'
  } else if (g.row.includes(pilot)) {
    take(g.row, pilot)
    from = 'shop'
  } else {
    const deck = deckOf(g, side)
    shuffle(g, deck, g.config.community ? 1 << seat : teamMask(g, side))
    if (deck.rest.includes(pilot)) {
      take(deck.rest, pilot)
      from = 'deck'
    }
  }
  tell?.({
    kind: 'summon',
    rule: 'PBL-EDGE-22',
    ...ofSide(g, side),
    card: pilot,
    from,
    reveals: true,
    ...(from === 'nowhere' ? {} : { uses: `card ${pilot}` }),
  })
  if (from !== 'nowhere') seatExpert(g, side, pilot)
}
