import type { OptionOf } from '../../terms.ts'
import { tell } from '../../tell.ts'
import { call } from '@robodrome/kernel'
import { choice, sequence } from '../../rule.ts'
import { NOBODY, type SideId } from '../../state.ts'
import { living, ofSide } from '../../vocabulary.ts'
import { take } from '../../zones.ts'
import { build, forbidsBuildAnywhere } from '../4-build.ts'
import { rollForOrder } from './pilots.ts'

const CARDS = 5

/** PBL-MODE-4 In turn, each player takes any unowned card that can be built now and builds it at once, until each has five. */
export const challengeDraft = sequence<{ order: SideId[] }>('challengeDraft', {
  roll: (g) => call(rollForOrder, { groups: [living(g)], dice: [] }, 'order'),
  build: (_g, { order }) => call(chooseChallenge, { order: [...order] }),
})

/** DP-CHALLENGE */
const chooseChallenge = choice<{ order: SideId[] }, OptionOf<'challenge'>>('chooseChallenge', {
  seats(g, { order }) {
    const open = order.filter((side) => !g.sides[side]!.out)
    const fewest = Math.min(...open.map((side) => g.challenge[side]!.length))
    return fewest >= CARDS ? [] : [open.find((side) => g.challenge[side]!.length === fewest)!]
  },
  ask: () => ({ kind: 'chooseChallenge', rule: 'PBL-MODE-4' }),
  candidates: (g) => g.shop.map((card) => ({ kind: 'challenge', card })),
  forbids: (g, _notes, seat, { card }) => (forbidsBuildAnywhere(g, seat, card) === null ? null : 'PBL-MODE-4'),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose(g, _notes, seat, { card }) {
    take(g.shop, card)
    tell?.({ kind: 'challenge', rule: 'PBL-MODE-4', ...ofSide(g, seat), card })
    return call(build, { seat, card, slot: NOBODY, by: 'challenge' })
  },
})

export const challengeRules = [challengeDraft, chooseChallenge]
