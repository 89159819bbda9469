// @ts-check
import { chanceOf } from './chances.js'
import { counting } from './position.js'

/**
 * The chances that players read beside bids. The proof compares them with all dice that the others could have.
 * @param {any} g @param {number} seat
 */
export function claims(g, seat) {
  const bids = [g.bid, { count: 1, face: 1 }, { count: 2, face: 6 }].filter((bid) => bid !== null)
  return bids.map((bid) => ({
    about: `the bid ${bid.count}x${bid.face}`,
    chance: chanceOf(g, seat, bid),
    holds: (/** @type {any} */ world) => counting(world.dice.flat(), bid.face, world.wild) >= bid.count,
  }))
}
