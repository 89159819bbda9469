import { call, type Flow, type Seat } from '@robodrome/kernel'
import type { CardName, Passing, Pbl } from '../state.ts'
import { deckOf, deckSize, sideOf } from '../words.ts'
import { blur, isKnown } from '../zones.ts'
import { lookAt } from './4-look.ts'

// What a player may do beside the question: PBL-PRIO-8 pre-set passes, PBL-MODE-10 the gunner's orders.

export type Aside = { order: Passing } | { lift: CardName } | { look: true }

/** How many cards on top of the team deck the gunner sees. */
export const GUNNER_SEES = 5

/** Offered wherever somebody has priority: no card effect and no draw is being resolved there. */
export function asidesOf(g: Pbl, seat: Seat, asked: Seat): Aside[] {
  if (seat >= g.config.players) {
    const top = knownTop(g, seat)
    const more = top.length < Math.min(GUNNER_SEES, deckSize(deckOf(g, sideOf(g, seat))))
    return [...top.slice(1).map((lift) => ({ lift })), ...(more ? [{ look: true as const }] : [])]
  }
  if (g.sides[sideOf(g, seat)]!.out) return []
  if (g.passing[seat] !== null) return [{ order: null }]
  if (seat === asked) return []
  return [
    ...(g.combat === null ? [] : [{ order: 'combat' as const }]),
    { order: 'turn' },
    { order: 'attacked' },
    ...(seat === g.turn.seat ? [] : [{ order: 'my turn' as const }]),
  ]
}

function knownTop(g: Pbl, seat: Seat): CardName[] {
  const { top } = deckOf(g, sideOf(g, seat))
  const hidden = top.findIndex((card) => !isKnown(g, card, seat))
  return top.slice(0, hidden < 0 ? GUNNER_SEES : Math.min(hidden, GUNNER_SEES))
}

export const isAside = (option: object): option is Aside => 'order' in option || 'lift' in option || 'look' in option

export function takeAside(g: Pbl, seat: Seat, aside: Aside): Flow {
  if ('look' in aside) return call(lookAt, { seat, count: GUNNER_SEES })
  if ('order' in aside) {
    g.passing[seat] = aside.order
    return undefined
  }
  const { top } = deckOf(g, sideOf(g, seat))
  blur(g, top, 1 << seat, !g.config.community)
  top.unshift(...top.splice(top.indexOf(aside.lift), 1))
  return undefined
}

export const asideText = (aside: Aside): string => {
  if ('look' in aside) return 'look at the top cards'
  return 'lift' in aside ? `put ${aside.lift} on top` : aside.order === null ? 'ask me again' : passText(aside.order)
}

export const passText = (until: Passing): string => {
  if (until === null) return 'pass'
  return until === 'combat' || until === 'turn' ? `pass this ${until}` : until === 'attacked' ? 'pass until attacked' : 'pass until my turn'
}
