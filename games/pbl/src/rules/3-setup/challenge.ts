import { call, sequence, tell } from '@robodrome/kernel'
import { choice } from '../../rule.ts'
import { NOBODY, type CardName, type Pbl, type SideId } from '../../state.ts'
import { living, robotOf } from '../../words.ts'
import { take } from '../../zones.ts'
import { build, forbidsBuildAnywhere } from '../4-build.ts'
import { rollForOrder } from './pilots.ts'

const CARDS = 5

/** PBL-MODE-4 Each player in turn takes any unowned card that can be built now and builds it at once, until each has five. */
export const challengeDraft = sequence<Pbl, { order: SideId[] }>('challengeDraft', {
  roll: (g) => call(rollForOrder, { groups: [living(g)], dice: [] }, 'order'),
  build: (_g, { order }) => call(chooseChallenge, { order: [...order] }),
})

/** DP-CHALLENGE */
const chooseChallenge = choice<{ order: SideId[] }, CardName>('chooseChallenge', {
  seats(g, { order }) {
    const open = order.filter((side) => !g.sides[side]!.out)
    const fewest = Math.min(...open.map((side) => g.challenge[side]!.length))
    return fewest >= CARDS ? [] : [open.find((side) => g.challenge[side]!.length === fewest)!]
  },
  candidates: (g) => [...g.shop],
  forbids: (g, _notes, seat, card) => (forbidsBuildAnywhere(g, seat, card) === null ? null : 'PBL-MODE-4'),
  absent: (_g, _notes, _seat, options) => options[0]!,
  choose(g, _notes, seat, card) {
    take(g.shop, card)
    tell?.({ kind: 'challenge', rule: 'PBL-MODE-4', robot: robotOf(g, seat), side: seat, card })
    return call(build, { seat, card, slot: NOBODY, by: 'challenge' })
  },
  write: (card) => `build ${card}`,
})

export const challengeRules = [challengeDraft, chooseChallenge]
