import type { Game } from '@robodrome/kernel'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { plain, type Phrase } from '@robodrome/phrases'
import { sparks } from '../../../kernel/test/games/sparks.ts'
import { en } from '../../../kernel/test/games/sparks-words.ts'
import type { BoardProps } from '../../src/boards/board.ts'
import { plainBoard } from '../../src/boards/plain/index.tsx'
import { LocalTable } from '../../src/table/local-table.ts'
import { newTable } from '../../src/table/saved.ts'

afterEach(cleanup)

const game = sparks as Game
const board = plainBoard(game, en)
const open = (): LocalTable => {
  const seats = ['Mara', 'Noor'].map((name) => ({ kind: 'person' as const, name }))
  return new LocalTable(game, newTable({ game: game.id, settings: { mode: 'standard', seats: 2, options: {} }, seats }), () => {})
}

test('a game without a board of its own is played on its text: every option and every refusal is a chip', () => {
  const snapshot = open().snapshot()
  const { chips } = board.prompt({ snapshot, seat: snapshot.seat, answers: {}, nameOf: String })
  expect(snapshot.options.length).toBeGreaterThan(0)
  expect(chips.filter(({ forbidden }) => !forbidden).map(({ text }) => text)).toEqual(snapshot.options.map(({ text }) => text))
  expect(chips.flatMap(({ forbidden }) => (forbidden ? [forbidden.rule] : []))).toEqual(snapshot.refusals.map(({ rule }) => rule))
  render(<board.Stage {...({ snapshot } as BoardProps)} />)
  expect(screen.getByLabelText('Arena').textContent).toBe(game.draw(snapshot.view!))
})

test('its events are the sentences of the game', () => {
  const table = open()
  for (let i = 0; i < 6; i++) {
    const [seat] = table.snapshot().asked
    table.look(seat!)
    table.do({ type: 'choose', seat: seat!, text: table.snapshot().options[0]!.text })
  }
  table.look(0)
  const { events } = table.snapshot()
  expect(events.length).toBeGreaterThan(1)
  const told = events.map(({ event }) => plain(board.describe(event, String).parts as Phrase, { nameOf: (seat) => `P${seat}`, own: [] }))
  expect(told[0]).toBe('The orders are shown.')
  expect(told).toContainEqual(expect.stringMatching(/^P[01] strikes for \d\.$/))
})
