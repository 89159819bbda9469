// @ts-check
// The position of L'Attaque, and small questions about it. Plain data only.

/**
 * @typedef {object} Field
 * @property {import('robodrome/kernel').Frame[]} stack
 * @property {'skirmish' | 'battle'} mode
 * @property {number[]} cells A piece for each square, row by row from player 1's side; 0 is free.
 * @property {number} turn The seat to move.
 * @property {number[]} swaps How many exchanges each seat has left.
 * @property {number} quiet Moves since the last attack.
 * @property {{ winner: number | null, rule: string } | null} over
 *
 * @typedef {{ seat: number, rank: number, moved: boolean, known: boolean }} Piece
 */

export const [FLAG, SPY, SCOUT, SAPPER, COMMANDER, MINE] = [0, 1, 2, 3, 10, 11]

/** LA-BOARD, LA-ARMY The boards: their size, their lakes, and how many pieces of each rank an army has, from the flag to the mine. */
export const BOARDS = {
  skirmish: { columns: 6, rows: 7, deep: 2, lakes: ['b4', 'e4'], army: [1, 1, 2, 2, 0, 0, 1, 0, 1, 1, 1, 2] },
  battle: { columns: 9, rows: 10, deep: 4, lakes: ['c5', 'c6', 'g5', 'g6'], army: [1, 1, 8, 4, 4, 4, 4, 2, 2, 1, 1, 4] },
}

/** A piece as a number, so that positions are copied fast; 0 is a free square. @param {Piece} piece */
export const coded = ({ seat, rank, moved, known }) => 1 + rank * 8 + seat * 4 + (moved ? 2 : 0) + (known ? 1 : 0)
/** @param {number} code @returns {Piece | null} */
export const pieceOf = (code) =>
  code === 0 ? null : { seat: ((code - 1) >> 2) & 1, rank: (code - 1) >> 3, moved: ((code - 1) & 2) !== 0, known: ((code - 1) & 1) !== 0 }
/** The seat of a piece, or null. @param {number} code */
export const seatOf = (code) => (code === 0 ? null : ((code - 1) >> 2) & 1)
/** @param {number} code */
export const rankOf = (code) => (code - 1) >> 3
/** @param {number} rank */
export const canMove = (rank) => rank !== FLAG && rank !== MINE

const LETTERS = 'abcdefghi'
/** The name of a square, such as b4. @param {Pick<Field, 'mode'>} g @param {number} at */
export const nameOf = ({ mode }, at) => `${LETTERS[at % BOARDS[mode].columns]}${Math.floor(at / BOARDS[mode].columns) + 1}`
/** The square of a name, or -1. @param {Pick<Field, 'mode'>} g @param {string} name */
export function squareOf({ mode }, name) {
  const { columns, rows } = BOARDS[mode]
  const [column, row] = [LETTERS.indexOf(name[0] ?? ''), Number(name.slice(1)) - 1]
  return column >= 0 && column < columns && Number.isInteger(row) && row >= 0 && row < rows ? row * columns + column : -1
}

/** @param {Pick<Field, 'mode'>} g @param {number} at */
export const isLake = (g, at) => BOARDS[g.mode].lakes.includes(nameOf(g, at))

/** The squares of a seat's army before the first move. @param {Pick<Field, 'mode'>} g @param {number} seat */
export function homeOf({ mode }, seat) {
  const { columns, rows, deep } = BOARDS[mode]
  const first = seat === 0 ? 0 : (rows - deep) * columns
  return Array.from({ length: deep * columns }, (_, i) => first + i)
}

/** The pieces of an army by rank, the flag first. @param {Pick<Field, 'mode'>} g */
export const armyOf = ({ mode }) => BOARDS[mode].army.flatMap((count, rank) => Array.from({ length: count }, () => rank))

/**
 * The four neighbouring squares, in the order up, right, down, left; -1 beyond the edge.
 * @param {Pick<Field, 'mode'>} g
 * @param {number} at
 */
export function nextTo({ mode }, at) {
  const { columns, rows } = BOARDS[mode]
  const [row, column] = [Math.floor(at / columns), at % columns]
  return [row < rows - 1 ? at + columns : -1, column < columns - 1 ? at + 1 : -1, row > 0 ? at - columns : -1, column > 0 ? at - 1 : -1]
}

/** LA-STALL The sum of the ranks of a seat's pieces. @param {Field} g @param {number} seat */
export const strengthOf = (g, seat) =>
  g.cells.reduce((sum, code) => sum + (seatOf(code) === seat && canMove(rankOf(code)) ? rankOf(code) : 0), 0)
