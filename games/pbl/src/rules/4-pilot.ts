import { tell } from '../tell.ts'
import { cardOf } from '../content/index.ts'
import type { CardName, Pbl, SideId } from '../state.ts'
import { ofSide } from '../vocabulary.ts'
import { showToScrap } from '../zones.ts'

// 4.5 Expert pilots.

/** PBL-PILOT-1 An expert pilot covers the starter; a previous expert goes to the scrap heap. */
export function seatExpert(g: Pbl, id: SideId, name: CardName): void {
  const side = g.sides[id]!
  if (side.expert !== null) showToScrap(g, id, side.expert)
  const card = cardOf(g, name)
  side.expert = name
  side.expertCounter = card.kind === 'expert' ? (card.rage?.counter ?? 0) : 0
}

/** PBL-PILOT-4 The expert leaves, and the starter becomes active again, but PBL-CRIT-3: without a critical bonus. */
export function dismissExpert(g: Pbl, id: SideId): void {
  const side = g.sides[id]!
  if (side.expert === null) return
  tell?.({ kind: 'expert leaves', rule: 'PBL-PILOT-4', ...ofSide(g, id), card: side.expert, starter: side.starter })
  showToScrap(g, id, side.expert)
  side.expert = null
  side.expertCounter = 0
}
