// @ts-check
import { chanceOf } from './chances.js'
import { fight, movesOf } from './moves.js'
import { rankOf } from './position.js'

/**
 * The chances that players read beside attacks. The proof compares them with all armies that the other side could have. Whoever is asked sees
 * that they can move; before their turn the other side may be walled in, so only the own turn is claimed.
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
