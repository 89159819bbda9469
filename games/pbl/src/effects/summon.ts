import type { OfKind, Seat } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { seatExpert } from '../rules/4-pilot.ts'
import type { CardName, Pbl } from '../state.ts'
import { tell } from '../tell.ts'
import type { Happening } from '../terms.ts'
import { activeLimbs, deckOf, membersOf, ofSide, sideOf } from '../vocabulary.ts'
import { shuffle, take, teamMask } from '../zones.ts'

/** With exactly one active limb, calls a pilot into the cockpit. */
export const summon: Effects['summon'] = {
  forbids: (g, seat) => (activeLimbs(g.sides[sideOf(g, seat)]!) === 1 ? null : 'PBL-PRIO-11'),
  does(g, seat, { pilot }) {
    summonPilot(g, seat, pilot)
    return undefined
  },
}

/** PBL-EDGE-22 Looks for a pilot in the hand, in the row, then in the deck; the pilot enters the cockpit regardless of Pilot Points. */
function summonPilot(g: Pbl, seat: Seat, pilot: CardName): void {
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
