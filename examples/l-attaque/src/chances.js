// @ts-check
import { fight } from './moves.js'
import { canMove, pieceOf, rankOf, seatOf } from './position.js'

/** @typedef {import('./position.js').Field} Field */

/**
 * The chance of each rank on a square, for the player who cannot see the piece: it follows from the pieces that are still hidden. A piece
 * that has moved is neither a mine nor the flag, so these are among the others.
 * @param {Field} g @param {number} at @returns {Map<number, number>}
 */
export function ranksAt(g, at) {
  const here = /** @type {import('./position.js').Piece} */ (pieceOf(g.cells[at]))
  if (here.known) return new Map([[here.rank, 1]])
  const hidden = g.cells.flatMap((code) => (seatOf(code) === here.seat && pieceOf(code)?.known === false ? [code] : []))
  const still = hidden.filter((code) => pieceOf(code)?.moved === false).length
  const fixed = hidden.filter((code) => !canMove(rankOf(code))).length
  const free = hidden.length - fixed
  /** @type {Map<number, number>} */
  const chances = new Map()
  for (const code of hidden) {
    const rank = rankOf(code)
    // One of the unmoved squares holds each mine and the flag; the others share the pieces that can move.
    const chance = canMove(rank) ? (here.moved ? 1 : (still - fixed) / still) / free : here.moved ? 0 : 1 / still
    chances.set(rank, (chances.get(rank) ?? 0) + chance)
  }
  return chances
}

/**
 * The chance that an attack removes the other piece and keeps the player's own; null for a move without an attack.
 * @param {Field} g
 * @param {number | null} seat
 * @param {{ from: number, to: number }} move
 */
export function chanceOf(g, seat, { from, to }) {
  const [attacker, defender] = [pieceOf(g.cells[from]), pieceOf(g.cells[to])]
  if (seat === null || attacker === null || attacker.seat !== seat || defender === null) return null
  let chance = 0
  for (const [rank, each] of ranksAt(g, to)) if (fight(attacker.rank, rank).fell === 'defender') chance += each
  return { chance: Math.min(1, chance) }
}
