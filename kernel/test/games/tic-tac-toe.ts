import {
  answer,
  BadInput,
  call,
  copy,
  END,
  makers,
  only,
  rulebook,
  speaks,
  type Game,
  type Position,
  type Seat,
  type Tell,
} from '@robodrome/kernel'

/** Tic-tac-toe: the smallest complete game, and the one the benchmark plays. */
export interface TicTacToe extends Position {
  cells: (Seat | null)[]
  winner: Seat | null
}

/** The terms of the game. */
export type Option = { kind: 'mark'; cell: number }
export type Question = { kind: 'mark'; rule: 'TTT-1' }
export type Happening = { kind: 'mark'; rule: 'TTT-1'; seat: Seat; cell: number; uses: string } | { kind: 'win'; rule: 'TTT-3'; seat: Seat }
export interface Terms {
  View: { cells: (Seat | null)[]; winner: Seat | null }
  Option: Option
  Question: Question
  Event: Happening
  Answers: Record<string, never>
  Names: { refusal: 'TTT-1'; piece: string; mode: 'standard'; setting: never }
}

let tell: Tell<Happening> = null
speaks((ear) => (tell = ear))
const { cycle, choice } = makers<TicTacToe, Terms>()

const MARKS: readonly Option[] = Array.from({ length: 9 }, (_, cell) => ({ kind: 'mark', cell }))

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

/** TTT-2 Players take turns until somebody completes a line or the board is full. */
const turns = cycle<{ seat: Seat }>('turns', {
  mark: (_g, notes) => call(mark, { seat: notes.seat }),
  nextPlayer(g, notes) {
    if (g.winner !== null || !g.cells.includes(null)) return END
    notes.seat = 1 - notes.seat
  },
})

/** TTT-1 A player marks any empty cell. TTT-3 A player with three in a line wins. */
const mark = choice<{ seat: Seat }, Option>('mark', {
  seats: (_g, notes) => only(notes.seat),
  ask: () => ({ kind: 'mark', rule: 'TTT-1' }),
  candidates: () => MARKS,
  forbids: (g, _notes, _seat, { cell }) => (g.cells[cell] === null ? null : 'TTT-1'),
  choose(g, _notes, seat, { cell }) {
    g.cells[cell] = seat
    tell?.({ kind: 'mark', rule: 'TTT-1', seat, cell, uses: `cell ${cell}` })
    if (LINES.some((line) => line.every((each) => g.cells[each] === seat))) {
      g.winner = seat
      tell?.({ kind: 'win', rule: 'TTT-3', seat })
    }
    return answer()
  },
})

const opening = (): TicTacToe => ({
  stack: [call(turns, { seat: 0 })],
  cells: [null, null, null, null, null, null, null, null, null],
  winner: null,
})

export const ticTacToe: Game<TicTacToe, Terms> = {
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  version: 1,
  modes: { standard: { title: 'Standard', seats: [2] } },
  asksAnyway: { mark: 'the last mark is made by hand, too' },
  rules: rulebook(turns, mark),
  setup: opening,
  arrange(partial) {
    const g = opening()
    const cells = (partial as { cells?: string } | null)?.cells
    if (cells === undefined) return g
    if (typeof cells !== 'string' || !/^[XO.]{9}$/.test(cells)) throw new BadInput(['cells'], cells, { message: 'nine of X, O and .' })
    g.cells = [...cells].map((mark) => (mark === '.' ? null : mark === 'X' ? 0 : 1))
    g.stack = [call(turns, { seat: g.cells.filter((cell) => cell !== null).length % 2 })]
    return g
  },
  result: (g) =>
    g.stack.length > 0
      ? null
      : g.winner === null
        ? { ranking: [[0, 1]], rule: 'TTT-2' }
        : { ranking: [[g.winner], [1 - g.winner]], rule: 'TTT-3' },
  clone: (g) => ({ stack: copy(g.stack), cells: [...g.cells], winner: g.winner }),
  view: (g) => copy({ cells: g.cells, winner: g.winner }),
  imagine: (g) => ticTacToe.clone(g),
  leave(g, seat) {
    g.winner = 1 - seat
    g.stack.length = 0
  },
  write: ({ cell }) => String(cell),
  draw({ cells }) {
    return [0, 3, 6]
      .map((row) =>
        cells
          .slice(row, row + 3)
          .map((cell) => (cell === null ? '.' : 'XO'[cell]!))
          .join(' '),
      )
      .join('\n')
  },
  pieces: () => Array.from({ length: 9 }, (_, cell) => `cell ${cell}`),
}
