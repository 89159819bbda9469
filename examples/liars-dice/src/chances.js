// @ts-check
// Exact chances of a bid, for a seat that sees only its own dice.
import { counting, FACES, inPlay } from './position.js'

/**
 * The chance that at least `wanted` of `count` unseen dice show a face that has `hits` of the six sides.
 * @param {number} count @param {number} wanted @param {number} hits
 */
export function atLeast(count, wanted, hits) {
  const p = hits / FACES
  let exactly = (1 - p) ** count
  let below = 0
  for (let k = 0; k < wanted; k++) {
    if (k > count) return 0
    below += exactly
    exactly *= ((count - k) / (k + 1)) * (p / (1 - p))
  }
  return Math.min(1, Math.max(0, 1 - below))
}

/**
 * The chance that a bid holds, by the dice that this seat sees (null: none).
 * @param {import('./position.js').Dice} g @param {number | null} seat @param {{ count: number, face: number }} bid
 */
export function chanceOf(g, seat, { count, face }) {
  const own = seat === null ? [] : g.dice[seat]
  const hits = g.wild && face !== 1 ? 2 : 1
  return atLeast(inPlay(g) - own.length, count - counting(own, face, g.wild), hits)
}
