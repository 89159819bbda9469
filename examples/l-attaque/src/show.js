// @ts-check
import { rankName } from './words/ranks.js'
import { signOf } from './view.js'

const TEXTS = {
  en: {
    board: 'The field',
    pieces: 'Pieces',
    left: 'left',
    lake: 'lake',
    free: 'free',
    hidden: 'a hidden piece',
    moved: 'a hidden piece that has moved',
    calm: 'Moves without an attack',
    moves: 'Moves',
  },
  de: {
    board: 'Das Feld',
    pieces: 'Figuren',
    left: 'übrig',
    lake: 'See',
    free: 'frei',
    hidden: 'eine verdeckte Figur',
    moved: 'eine verdeckte Figur, die schon gezogen hat',
    calm: 'Züge ohne Angriff',
    moves: 'Züge',
  },
}

/**
 * The view as blocks of the default board: the field with the player's own army at the bottom, and the pieces left in both armies.
 * @type {import('robodrome/outside').Show}
 */
export function show(/** @type {any} */ view, language) {
  const says = TEXTS[language]
  const { squares, columns, own, left, quiet } = /** @type {ReturnType<typeof import('./view.js').view>} */ (view)
  const total = columns === 9 ? 36 : 12
  const nameOf = (/** @type {any} */ { name, lake, piece }) => {
    if (piece === null) return [`${name}: ${lake ? says.lake : says.free}`]
    const what = piece.rank === null ? (piece.moved ? says.moved : says.hidden) : rankName(language, piece.rank)
    return piece.seat === own ? [`${name}: ${what}`] : [`${name}: `, { seat: piece.seat, own: '', after: ', ' }, what]
  }
  const at = placesOf(squares.length, columns, own === 1)
  const rows = at.map((row) =>
    row.map((square) => {
      const { lake, piece } = squares[square]
      const moves = movesFrom(view, square)
      return {
        name: nameOf(squares[square]),
        ...(lake && { tone: /** @type {const} */ ('water') }),
        ...(piece !== null && { text: signOf(piece.rank, piece.moved), seat: piece.seat }),
        ...(moves.length > 0 && {
          moves: moves.map(({ to, move }) => ({ to: placeOf(at, to), move })),
        }),
      }
    }),
  )
  return [
    { kind: 'grid', title: [says.board], rows },
    { kind: 'counters', title: [says.moves], counters: [{ title: [says.calm], value: quiet, of: 50 }] },
    ...left.map((count, seat) => ({
      kind: /** @type {const} */ ('counters'),
      title: [says.pieces],
      seat,
      counters: [{ title: [says.left], value: count, of: total }],
    })),
  ]
}

/**
 * Where the piece on a square may go, with the move in notation. Before the first move, the target is another of the player's own pieces,
 * and the two are exchanged.
 * @param {ReturnType<typeof import('./view.js').view>} view
 * @param {number} from
 * @returns {{ to: number, move: string }[]}
 */
function movesFrom({ squares, moves, arranging, own }, from) {
  const { name, piece } = squares[from]
  if (!arranging) return moves.flatMap(([of, to]) => (of === from ? [{ to, move: `${name}-${squares[to].name}` }] : []))
  if (piece === null || piece.seat !== own) return []
  return squares.flatMap((other, to) => {
    if (other.piece === null || other.piece.seat !== own || other.piece.rank === piece.rank) return []
    return [{ to, move: from < to ? `${name}=${other.name}` : `${other.name}=${name}` }]
  })
}

/**
 * The squares in rows, as the page shows them: the player's own army is at the bottom.
 * @param {number} count
 * @param {number} columns
 * @param {boolean} turned
 */
function placesOf(count, columns, turned) {
  const rows = Array.from({ length: count / columns }, (_, row) => Array.from({ length: columns }, (_, column) => row * columns + column))
  return turned ? rows.map((row) => row.toReversed()) : rows.toReversed()
}

/** @param {readonly (readonly number[])[]} at @param {number} square @returns {[number, number]} */
function placeOf(at, square) {
  const row = at.findIndex((each) => each.includes(square))
  return [row, at[row].indexOf(square)]
}
