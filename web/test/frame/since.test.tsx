import { act, cleanup, render, screen } from '@testing-library/react'
import type { SeenEvent, Snapshot } from '@robodrome/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ticTacToe } from '../../../kernel/test/games/tic-tac-toe.ts'
import type { BoardModule } from '../../src/boards/board.ts'
import { NextMove } from '../../src/frame/next-move.tsx'
import { SinceYouLooked } from '../../src/frame/since.tsx'
import type { TableLink } from '../../src/table/link.ts'
import { serve } from '../serve.ts'
import { battlesOf, snapshotFor } from '../tables.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nobody = (): void => {}

/** A board whose only events are players' marks. */
const board = { describe: ({ seat }: { seat: number }) => ({ seat, parts: [`mark of ${seat}`] }) } as unknown as BoardModule
const marked = (seq: number, seat: number): SeenEvent => ({ seq, event: { kind: 'mark', rule: 'TTT-1', seat } }) as unknown as SeenEvent

test('what one missed is told until one goes on, and what follows is no part of it', async () => {
  const snapshot: Snapshot = { ...snapshotFor(battlesOf(ticTacToe, 'standard')({}), 0), seat: 0 }
  let told = [marked(1, 0), marked(2, 1), marked(3, 1)]
  const link = { state: () => ({ told, snapshot }) } as unknown as TableLink
  const reader = { own: [0], nameOf: String }
  const shown = () => <SinceYouLooked link={link} board={board} snapshot={snapshot} reader={reader} watch={nobody} />
  const { rerender } = render(shown())
  expect(screen.getByRole('complementary').textContent).toContain('2 events')
  told = [...told, marked(4, 1)]
  rerender(shown())
  expect(screen.getByRole('complementary').textContent).toContain('2 events')
  told = [...told, marked(5, 0)]
  rerender(shown())
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('from a table at which nothing is to do, the next one that waits is one press away', async () => {
  localStorage.setItem('robodrome.signed', 'Noor')
  const waiting = (table: string, game: string) => ({
    table,
    game,
    settings: { mode: 'standard', seats: 2, options: {} },
    seat: 0,
    names: ['Noor', 'Sol'],
    bots: [],
    seq: 0,
    due: null,
    live: false,
    touched: 0,
  })
  serve({
    'GET /api/me/queue': { waiting: [waiting('aaaaaaaaaaaa', 'gekido'), waiting('bbbbbbbbbbbb', 'volt')], leagues: [], vacation: null },
  })
  await act(async () => void render(<NextMove table="aaaaaaaaaaaa" />))
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Next: your move in VOLT' })
  expect(link.getAttribute('href')).toBe('#/table/bbbbbbbbbbbb')
})
