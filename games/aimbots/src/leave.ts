import { isOnTop, unwind, type Seat } from '@robodrome/kernel'
import { concede, win } from './rules/10-winning.ts'
import { act, turns } from './rules/4-turn.ts'
import type { Aimbots } from './state.ts'
import { teamOf } from './vocabulary.ts'

/**
 * AB-END-9 A player concedes. With two players the opponent wins, in 2v2 the other team. In the free-for-all the player is out. During an
 * action, the concession waits until the action is complete, and the player's open choices take their defaults.
 */
export function leave(g: Aimbots, seat: Seat): void {
  if (g.result !== null || g.players[seat]!.out) return
  if (g.mode !== 'free-for-all') {
    const rival = g.players.findIndex((_, other) => teamOf(g, other) !== teamOf(g, seat))
    win(g, rival, 'AB-END-9')
    g.stack.length = 0
    return
  }
  if (g.phase === 'play' && !isOnTop(g, act)) {
    g.players[seat]!.leaving = true
    return
  }
  if (concede(g, seat) !== undefined) g.stack.length = 0
  else if (g.phase === 'play' && g.active === seat) unwind(g, turns, 'end')
}
