// @ts-check
import { chanceOf } from './chances.js'
import { fight, movesOf } from './moves.js'
import { rankOf } from './position.js'

/**
 * The chances that players read beside attacks. The proof compares them with all armies that the other side could have. A player who is
 * asked knows that they can move. Before their turn, the other side cannot tell whether they are walled in, so claims are made only on the
 * player's own turn.
 * @param {import('./position.js').Field} g @param {number} seat
 */
export function claims(g, seat) {
  if (g.over !== null || g.turn !== seat || g.stack.at(-1)?.rule !== 'moving') return []
  return movesOf(g, seat).flatMap(({ from, to }) => {
    const told = chanceOf(g, seat, { from, to })
    if (told === null) return []
    const wins = (/** @type {import('./position.js').Field} */ world) =>
      fight(rankOf(world.cells[from]), rankOf(world.cells[to])).fell === 'defender'
    return [{ about: `the attack ${from}-${to}`, chance: told.chance, holds: wins }]
  })
}
