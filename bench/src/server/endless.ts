import { call, choice, copyStack, cycle, rulebook, speaks, type Game, type Position, type Seat, type Tell } from '@robodrome/kernel'

/** A small endless game, so that only moves are measured: two seats mark cells in turn, and a full board is cleared. */
interface Endless extends Position {
  cells: (Seat | null)[]
}

type Mark = { kind: 'mark'; rule: 'END-1'; seat: Seat; cell: number }
let tell: Tell<Mark> = null
speaks((ear) => (tell = ear))

const empty = (): (Seat | null)[] => Array.from({ length: 9 }, () => null)

const turns = cycle<Endless, { seat: Seat }>('turns', {
  mark: (_g, notes) => call(mark, { seat: notes.seat }),
  next(g, notes) {
    if (g.cells.every((cell) => cell !== null)) g.cells = empty()
    notes.seat = 1 - notes.seat
  },
})

const mark = choice<Endless, { seat: Seat }, number>('mark', {
  seats: (_g, notes) => [notes.seat],
  ask: () => ({ kind: 'mark', rule: 'END-1' }),
  candidates: () => [0, 1, 2, 3, 4, 5, 6, 7, 8],
  forbids: (g, _notes, _seat, cell) => (g.cells[cell] === null ? null : 'END-1'),
  choose(g, _notes, seat, cell) {
    g.cells[cell] = seat
    tell?.({ kind: 'mark', rule: 'END-1', seat, cell })
    return { answer: null }
  },
})

const clone = (g: Endless): Endless => ({ stack: copyStack(g.stack), cells: [...g.cells] })
const opening = (): Endless => ({ stack: [call(turns, { seat: 0 })], cells: empty() })

export const endless: Game<Endless> = {
  id: 'endless',
  title: 'Endless',
  version: 1,
  modes: { standard: { title: 'Standard', seats: [2] } },
  rules: rulebook(turns, mark),
  setup: opening,
  arrange: opening,
  result: () => null,
  clone,
  view: (g) => ({ cells: [...g.cells] }),
  imagine: clone,
  write: String,
  leave: (g) => void (g.stack.length = 0),
  draw: (view) => JSON.stringify(view),
  pieces: () => [],
}

interface Theirs {
  G: { cells: (string | null)[] }
  playerID: string
}

/** The same game for boardgame.io. */
export const theirEndless = {
  name: 'endless',
  setup: () => ({ cells: empty() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: Theirs, cell: number): string | undefined {
      if (G.cells[cell] !== null) return 'INVALID_MOVE'
      G.cells[cell] = playerID
      if (G.cells.every((each) => each !== null)) G.cells = Array.from({ length: 9 }, () => null)
      return undefined
    },
  },
}
