import { game as aimbots } from '@robodrome/aimbots'
import { game as gekido } from '@robodrome/gekido'
import type { Game } from '@robodrome/kernel'
import { game as pbl } from '@robodrome/pbl'
import { game as volt } from '@robodrome/volt'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import LiveBoard from '../src/watch/live-board.tsx'
import { serve } from './serve.ts'
import { battlesOf, liveTable, snapshotFor } from './tables.ts'

const TABLE = 'k3pzq7ma2xwd'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const modeFor = (game: Game): string => Object.entries(game.modes).find(([, { seats }]) => seats.includes(2))![0]

test.each([gekido, aimbots, volt, pbl].map((game: Game) => [game.title, game] as const))(
  '%s: a small live table is the real board as spectators see it, has a name for screen readers, and cannot be touched',
  async (_title, game) => {
    const mode = modeFor(game)
    const match = battlesOf(game, mode)({})
    const { asked } = serve({ [`GET /api/watch/${TABLE}`]: { ...snapshotFor(match, null), table: TABLE } })
    const { container } = render(<LiveBoard live={liveTable(match, TABLE, null)} />)
    // Until the board has loaded, the game's picture is shown.
    expect(container.querySelector('.frozen')).toBeNull()
    const board = await screen.findByRole('img', { name: /current state: ./ }, { timeout: 60_000 })
    expect(board.querySelector('.frozen-board')!.hasAttribute('inert')).toBe(true)
    expect(board.querySelector('.frozen-board')!.childElementCount).toBeGreaterThan(0)
    expect(asked.filter((each) => each.includes('/socket'))).toEqual([])
  },
)
