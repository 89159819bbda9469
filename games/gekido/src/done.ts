import type { Seat } from '@robodrome/kernel'
import { attackedOf, keptDiceOf, lockedOf, movedTo, rerollOf, STAY } from './notation.ts'
import { seatOf } from './rules/3-target-locks.ts'
import type { Gekido } from './state.ts'

/**
 * Older records hold choices with a single option: the first lock, dice to reroll or to keep, and, after somebody left, a move or
 * a target. The rules make these by themselves now; this tells whether they have just made the one that is written.
 */
export function isDone(g: Gekido, seat: Seat, text: string): boolean {
  if (seat !== g.active) return false
  const { attack } = g
  if (text === STAY || movedTo.has(text))
    return (attack?.roll ?? 0) < 2 && (g.moved ? movedTo.get(text) === g.bots[seat]!.at : text === STAY)
  // A switch after the last roll may have ended the attack, and with it the game.
  if (keptDiceOf.get(text) === '') return attack === null || (attack.locked === '' && attack.discarded > 0)
  if (attack === null) return false
  if (attackedOf.has(text)) return attack.target === seatOf(g, attackedOf.get(text)!) && attack.roll < 2
  const top = g.stack.at(-1)!
  if (top.rule !== 'rollDice') return false
  const { why, dice } = top.notes as { why: string; dice: number }
  if (rerollOf.has(text)) return why === 'reroll' && dice === rerollOf.get(text)!.length
  return why === 'roll' && attack.roll === 2 && text.startsWith('lock') && lockedOf(text) === attack.locked
}
