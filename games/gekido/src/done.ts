import type { Seat } from '@robodrome/kernel'
import { contentOf } from './content.ts'
import { write } from './notation.ts'
import { KEEP_DICE, LOCK, MOVE, PLACE, REROLL, STAY } from './options.ts'
import { FACES } from './content/symbols.ts'
import type { Gekido } from './state.ts'

/**
 * Older records hold choices with a single option: the last corner, the first lock, a die to reroll, none to keep, and, after somebody left, a move
 * or a target. The rules make these by themselves now; this tells whether they have just made the one that is written.
 */
export function isDone(g: Gekido, seat: Seat, text: string): boolean {
  const says = (option: Parameters<typeof write>[0] | undefined): boolean => option !== undefined && write(option, g) === text
  if (says(PLACE[g.bots[seat]?.at ?? '']) && g.turns === 0) return true
  // What follows a last roll may have ended the attack, the turn or the game.
  const attack = seat === g.active ? g.attack : null
  if (FACES.some((face) => says(REROLL[face]))) return attack === null || pieceUsed(g, attack.used) === 'respin'
  if (says(KEEP_DICE[''])) return attack === null || (attack.locked === '' && attack.discarded > 0)
  if (seat !== g.active || (attack !== null && attack.roll > 2)) return false
  if (attack === null || attack.roll < 2) {
    if (says(g.moved ? MOVE[g.bots[seat]!.at] : STAY)) return true
    return attack !== null && says(contentOf(g).attack[g.bots[attack.target]!.bot])
  }
  return attack.command === 'FIVE_DIFF' && says(LOCK[attack.locked])
}

const pieceUsed = (g: Gekido, key: string): string | undefined => contentOf(g).piece.get(key)?.does
