import type { Seat } from '@robodrome/kernel'
import { attackedOf, CARD_PIECES, keptDiceOf, lockedOf, movedTo, rerollOf, STAY } from './notation.ts'
import { seatOf } from './rules/3-target-locks.ts'
import type { Gekido } from './state.ts'

/**
 * Older records hold choices with a single option: the first lock, a die to reroll, none to keep, and, after somebody left, a move
 * or a target. The rules make these by themselves now; this tells whether they have just made the one that is written.
 */
export function isDone(g: Gekido, seat: Seat, text: string): boolean {
  // What follows a last roll may have ended the attack, the turn or the game.
  const attack = seat === g.active ? g.attack : null
  if (rerollOf.get(text)?.length === 1) return attack === null || attack.used === CARD_PIECES['C08']!.key
  if (keptDiceOf.get(text) === '') return attack === null || (attack.locked === '' && attack.discarded > 0)
  if (seat !== g.active) return false
  if (text === STAY || movedTo.has(text))
    return (attack?.roll ?? 0) < 2 && (g.moved ? movedTo.get(text) === g.bots[seat]!.at : text === STAY)
  if (attack === null) return false
  if (attackedOf.has(text)) return attack.target === seatOf(g, attackedOf.get(text)!) && attack.roll < 2
  return attack.roll === 2 && attack.command === 'FIVE_DIFF' && text.startsWith('lock') && lockedOf(text) === attack.locked
}
