import { createRequire } from 'node:module'
import type { Stream } from '@robodrome/kernel'
import { LINES } from '../../kernel/test/games/tic-tac-toe.ts'

interface State {
  G: { cells: (string | null)[] }
  ctx: { currentPlayer: string; gameover?: unknown }
}
interface Internal {
  CreateGameReducer(options: { game: unknown }): (state: State, action: unknown) => State
  InitializeGame(options: { game: unknown; numPlayers: number }): State
}

// In the published package, the reducer exists only as this CommonJS file; there is no ES module that Node can load.
const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame } = require('boardgame.io/dist/cjs/internal.js') as Internal
const { INVALID_MOVE } = require('boardgame.io/dist/cjs/core.js') as { INVALID_MOVE: string }

/** Tic-tac-toe as boardgame.io's own tutorial writes it. */
const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: State['G']; playerID: string }, cell: number) {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf({ G, ctx }: State) {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]])))
      return { winner: ctx.currentPlayer }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
  },
}

const reducer = CreateGameReducer({ game })

/** Plays one random game through boardgame.io's reducer and returns the number of steps. */
export function playTheirs(luck: Stream): number {
  let state = InitializeGame({ game, numPlayers: 2 })
  let steps = 0
  while (state.ctx.gameover === undefined) {
    const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []))
    const cell = free[luck.below(free.length)]!
    const playerID = state.ctx.currentPlayer
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'clickCell', args: [cell], playerID } })
    steps++
  }
  return steps
}
