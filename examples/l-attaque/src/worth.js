// @ts-check
import { COMMANDER, FLAG, MINE, pieceOf, SAPPER, SCOUT, SPY } from './position.js'

/** The value of a piece in the quick estimate. @param {number} rank */
const worthOf = (rank) =>
  rank === FLAG ? 0 : rank === MINE ? 3 : rank === SPY ? 5 : rank === SCOUT ? 2 : rank === SAPPER ? 5 : rank === COMMANDER ? 16 : rank
/** The factor on a piece's value while its rank is unknown. */
const HIDDEN = 1.15
/** What a row towards the other side is worth, so that armies meet. */
const ROW = 0.12

/** The value of a position for each seat: the share of both armies. @param {import('./position.js').Field} g */
export function evaluate(g) {
  if (g.over !== null) return [0, 1].map((seat) => (g.over?.winner === null ? 0.5 : g.over?.winner === seat ? 1 : 0))
  const rows = g.mode === 'battle' ? 10 : 7
  const columns = g.cells.length / rows
  const sums = [1, 1]
  for (const [at, code] of g.cells.entries()) {
    const piece = pieceOf(code)
    if (piece === null) continue
    const row = Math.floor(at / columns)
    const ahead = piece.moved ? (piece.seat === 0 ? row : rows - 1 - row) * ROW : 0
    sums[piece.seat] += worthOf(piece.rank) * (piece.known ? 1 : HIDDEN) + ahead
  }
  return sums.map((sum) => sum / (sums[0] + sums[1]))
}
