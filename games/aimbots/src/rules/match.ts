import { call } from '@robodrome/kernel'
import { sequence } from '../rule.ts'
import { tell } from '../tell.ts'
import { contentOf } from '../content/content.ts'
import { newBot } from '../state.ts'
import { layOutScrap, prepareDraft } from './1-setup.ts'
import { draft } from './2-draft.ts'
import { loadCores, placement } from './3-deploy.ts'
import { turns } from './4-turn.ts'

/** AB-SET-1 to AB-SET-12 A match from the market to the last turn; the first game uses fixed line-ups instead of a draft. */
export const match = sequence<Record<string, never>>('match', {
  prepare(g) {
    if (g.mode !== 'first') return prepareDraft()
    contentOf(g).lineups.forEach((lineup, seat) => g.bots.push(...lineup.map((name) => newBot(seat, name))))
    return undefined
  },
  draft(g) {
    if (g.mode === 'first') return undefined
    g.phase = 'draft'
    return call(draft, { turn: 0, left: 0 })
  },
  load(g) {
    g.phase = 'load'
    return call(loadCores, {})
  },
  place(g) {
    g.phase = 'place'
    // From now on, teammates know each other's cores, so no core may be taken back.
    tell?.(g.mode === 'teams' ? { kind: 'loaded', rule: 'AB-LOAD-2', reveals: true } : { kind: 'loaded', rule: 'AB-LOAD-2' })
    return call(placement, { turn: 0, bot: 0, at: '', rot: 0 })
  },
  scrap: (g) => layOutScrap(g),
  play(g) {
    g.phase = 'play'
    g.active = g.order.find((seat) => !g.players[seat]!.out)!
    return call(turns, { act: null })
  },
})
