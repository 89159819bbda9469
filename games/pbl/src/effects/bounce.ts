import { call } from '@robodrome/kernel'
import type { Effects } from '../moments.ts'
import { keepHandLimit } from '../rules/4-draw.ts'
import type { Target } from '../shapes.ts'
import { tell } from '../tell.ts'
import { activeFirst, living, membersOf, ofSide, opponentsOf, sideOf, voiceOf } from '../vocabulary.ts'
import { showToHand, take } from '../zones.ts'

/** PBL-CREW-5 A crew card returns to its player's hand. */
export const bounce: Effects['bounce'] = {
  targets(g, seat, { whose }) {
    const found: Target[] = []
    for (const side of whose === 'any' ? living(g) : opponentsOf(g, sideOf(g, seat)))
      for (const card of g.sides[side]!.crew) found.push({ side, card })
    return found
  },
  may: ({ may }) => may,
  hits(g, _seat, to) {
    take(g.sides[to.side]!.crew, to.card!)
    showToHand(g, voiceOf(g, to.side), to.card!)
    tell?.({ kind: 'bounce', rule: 'PBL-CREW-5', card: to.card!, ...ofSide(g, to.side) })
    return call(keepHandLimit, { todo: activeFirst(g, membersOf(g, to.side)) })
  },
}
