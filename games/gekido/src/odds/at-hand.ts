import { contentOf, type Piece } from '../content.ts'
import type { Attack, Gekido } from '../state.ts'
import { attackOf, botAt, powersOf, tileUnder } from '../vocabulary.ts'
import { HELPERS, type Helper } from './solver.ts'
import { helperOf } from './uses.ts'

/** What the attacker has to bend its dice with, and for how much of what it adds to a chance that counts. */
export interface Hand {
  /** So that what is worked out for a hand can be found by it. */
  id: number
  helper: Helper
  counts: number
}

export const EMPTY: Hand = { id: 0, helper: 'none', counts: 0 }

const handsThatCount = (counts: number, from: number): readonly Hand[] =>
  HELPERS.map((helper, rank) => ({ id: from + rank, helper, counts }))
/** The tile costs nothing; a Charge is gone once it is used, and might have done more another time. */
const BY_TILE = handsThatCount(1, 0)
const BY_CHARGE = handsThatCount(0.5, HELPERS.length)

/** What the attacker can still bend its dice with in this attack: the tile it stands on, or else the strongest of its charged Powers. */
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

/** How strong a piece is among those that bend dice; 0 where it does nothing to them in this attack. */
function rankOf(a: Attack, { does, windows }: Piece): number {
  if (!windows.includes('RA') || (does === 'fourthRoll' && a.limit === 4) || (does === 'sixthDie' && a.sixth)) return 0
  return HELPERS.indexOf(helperOf(does))
}

/** A chance with what is at hand, by the chance with a helper and without. */
export function helped({ helper, counts }: Hand, chance: (helper: Helper) => number): number {
  const plain = chance('none')
  return counts === 0 ? plain : plain + counts * (chance(helper) - plain)
}

const AFTER_THE_WINDOW: ReadonlySet<string> = new Set(['nameCommand', 'lockDice', 'stopOrRoll'])

/** Whether the attacker can still use something on the dice that lie there or are about to fall; if not, only after a later roll. */
export function isWindowOpen(g: Gekido): boolean {
  const top = g.stack.at(-1)!.rule
  if (attackOf(g).firewall || AFTER_THE_WINDOW.has(top)) return false
  return top === 'attackerWindow' || !g.stack.some(({ rule }) => rule === 'attackerWindow')
}
