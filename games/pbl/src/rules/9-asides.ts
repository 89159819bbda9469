import { call, type Flow, type Seat } from '@robodrome/kernel'
import type { CardName, Pbl } from '../state.ts'
import type { OptionOf } from '../terms.ts'
import { deckOf, deckSize, sideOf } from '../vocabulary.ts'
import { blur, isKnown } from '../zones.ts'
import { lookAt } from './4-look.ts'

// Actions that do not answer the open question: PBL-PRIO-8 standing passes, PBL-MODE-10 the gunner's orders.

export type Aside = OptionOf<'order' | 'lift' | 'look'>
const LOOK: Aside = { kind: 'look' }

/** The number of top cards of the team deck that the gunner sees. */
export const GUNNER_SEES = 5

/** Lists these actions. They are available while a player has priority, because no card effect or draw is being resolved then. */
export function asidesOf(g: Pbl, seat: Seat, asked: readonly Seat[]): Aside[] {
  if (seat >= g.config.players) {
    const top = knownTop(g, seat)
    const more = top.length < Math.min(GUNNER_SEES, deckSize(deckOf(g, sideOf(g, seat))))
    return [...top.slice(1).map((card): Aside => ({ kind: 'lift', card })), ...(more ? [LOOK] : [])]
  }
  if (g.sides[sideOf(g, seat)]!.out) return []
  if (g.passing[seat] !== null) return [ORDERS[0]!]
  if (asked.includes(seat)) return []
  return ORDERS.filter(
    ({ until }) => until !== null && (until !== 'combat' || g.combat !== null) && (until !== 'my turn' || seat !== g.turn.seat),
  )
}

/** The options to pass until later, and to withdraw such a pass. */
const ORDERS = ([null, 'combat', 'turn', 'attacked', 'my turn'] as const).map((until): OptionOf<'order'> => ({ kind: 'order', until }))

function knownTop(g: Pbl, seat: Seat): CardName[] {
  const { top } = deckOf(g, sideOf(g, seat))
  const hidden = top.findIndex((card) => !isKnown(g, card, seat))
  return top.slice(0, hidden < 0 ? GUNNER_SEES : Math.min(hidden, GUNNER_SEES))
}

export const isAside = (option: { kind: string }): option is Aside =>
  option.kind === 'order' || option.kind === 'lift' || option.kind === 'look'

export function takeAside(g: Pbl, seat: Seat, aside: Aside): Flow {
  if (aside.kind === 'look') return call(lookAt, { seat, count: GUNNER_SEES })
  if (aside.kind === 'order') {
    g.passing[seat] = aside.until
    return undefined
  }
  const { top } = deckOf(g, sideOf(g, seat))
  blur(g, top, 1 << seat, !g.config.community)
  top.unshift(...top.splice(top.indexOf(aside.card), 1))
  return undefined
}
