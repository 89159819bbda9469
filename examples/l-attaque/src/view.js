// @ts-check
import { isLake, MINE, nameOf, pieceOf } from './position.js'
import { movesOf } from './moves.js'

/**
 * What a seat may know: the ranks of its own pieces and of those that were shown, and which others have moved.
 * @param {import('./position.js').Field} g
 * @param {number | null} seat
 */
export const view = (g, seat) => ({
  own: seat,
  columns: g.mode === 'battle' ? 9 : 6,
  squares: g.cells.map((code, at) => {
    const piece = pieceOf(code)
    return {
      name: nameOf(g, at),
      lake: isLake(g, at),
      piece: piece && { ...piece, rank: piece.seat === seat || piece.known ? piece.rank : null },
    }
  }),
  left: [0, 1].map((of) => g.cells.filter((code) => pieceOf(code)?.seat === of).length),
  turn: g.turn,
  swaps: [...g.swaps],
  quiet: g.quiet,
  over: g.over && { ...g.over },
  arranging: isAsked(g, seat, 'arranging'),
  moves: seat !== null && isAsked(g, seat, 'moving') ? movesOf(g, seat).map(({ from, to }) => [from, to]) : [],
})

/** Whether a seat is asked by this rule now. @param {import('./position.js').Field} g @param {number | null} seat @param {string} rule */
function isAsked(g, seat, rule) {
  const open = g.stack.at(-1)
  return seat !== null && g.over === null && open?.rule === rule && (rule === 'arranging' ? open.notes.seat : g.turn) === seat
}

/** The letter or number on a piece. @param {number | null} rank @param {boolean} moved */
export const signOf = (rank, moved) => (rank === null ? (moved ? '»' : '?') : rank === 0 ? '⚑' : rank === MINE ? 'M' : String(rank))
