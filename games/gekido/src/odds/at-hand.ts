import { isOnTop, isOpen } from '@robodrome/kernel'
import { contentOf, type Piece } from '../content.ts'
import { lockDice, nameCommand, stopOrRoll } from '../rules/4-attack.ts'
import { attackerWindow } from '../rules/5-windows.ts'
import type { Attack, Gekido } from '../state.ts'
import { attackOf, botAt, powersOf, tileUnder } from '../vocabulary.ts'
import { HELPERS, type Helper } from './solver.ts'
import { helperOf } from './uses.ts'

/** The attacker's best helper for changing dice, and how much of the chance it adds is counted. */
export interface Hand {
  /** The cache key of this helper. */
  id: number
  helper: Helper
  counts: number
}

export const EMPTY: Hand = { id: 0, helper: 'none', counts: 0 }

const handsThatCount = (counts: number, from: number): readonly Hand[] =>
  HELPERS.map((helper, rank) => ({ id: from + rank, helper, counts }))
/** Using the tile costs nothing. A spent Charge is gone and might have been worth more later. */
const BY_TILE = handsThatCount(1, 0)
const BY_CHARGE = handsThatCount(0.5, HELPERS.length)

/** The helper that the attacker can still use in this attack: the tile or, without one, the strongest charged Power. */
export function atHand(g: Gekido): Hand {
  const a = attackOf(g)
  const { tile: tiles, power } = contentOf(g)
  const tile = a.tileUsed ? undefined : tiles[tileUnder(g, g.active).kind]
  const byTile = tile === undefined ? 0 : rankOf(a, tile)
  if (byTile > 0) return BY_TILE[byTile]!
  const { powers } = botAt(g, g.active)
  let strongest = 0
  for (const id of powersOf(g, g.active)) if ((powers[id] ?? 0) > 0) strongest = Math.max(strongest, rankOf(a, power[id]!))
  return strongest > 0 ? BY_CHARGE[strongest]! : EMPTY
}

/** Returns the rank of a piece among helpers; 0 if it cannot change dice in this attack. */
function rankOf(a: Attack, { does, windows }: Piece): number {
  if (!windows.includes('RA') || (does === 'fourthRoll' && a.limit === 4) || (does === 'sixthDie' && a.sixth)) return 0
  return HELPERS.indexOf(helperOf(does))
}

/** Interpolates between the chances without and with the helper at hand. */
export function helped({ helper, counts }: Hand, chance: (helper: Helper) => number): number {
  const plain = chance('none')
  return counts === 0 ? plain : plain + counts * (chance(helper) - plain)
}

const AFTER_THE_WINDOW = [nameCommand, lockDice, stopOrRoll]

/** Whether the attacker can still use a helper on the current or next dice. Otherwise, a helper can be used only after a later roll. */
export function isWindowOpen(g: Gekido): boolean {
  if (attackOf(g).firewall || AFTER_THE_WINDOW.some((rule) => isOnTop(g, rule))) return false
  return isOnTop(g, attackerWindow) || !isOpen(g, attackerWindow)
}
