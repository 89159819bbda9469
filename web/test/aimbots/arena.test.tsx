import { game, type Terms } from '@robodrome/aimbots'
import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Props } from '../../src/boards/aimbots/model.ts'
import { Arena } from '../../src/boards/aimbots/stage/arena.tsx'
import { battlesOf, nameOf, reader, snapshotFor } from '../tables.ts'

afterEach(cleanup)

/** The arena as a seat sees it while Ram is about to turn. */
function arenaFor(seat: Seat, more: Partial<Props> = {}): { container: HTMLElement; snapshot: Snapshot<Terms> } {
  const match = battlesOf(game, 'duel')({ position: { bots: ['R:Ram@d4', 'B:Jack@d5'] }, moves: [[0, 'pivot Ram d4']] })
  const snapshot = snapshotFor(match, seat) as unknown as Snapshot<Terms>
  const props = { snapshot, seat, chosen: null, answers: {}, showing: null, nameOf, reader, ...more } as unknown as Props
  const { container } = render(<Arena {...props} />)
  return { container, snapshot }
}

/** How many marks in the colour of a decision a seat sees. */
const yellowFor = (seat: Seat): number => arenaFor(seat).container.querySelectorAll('[stroke="var(--yellow-62)"]').length

test('yellow is for whoever decides: everybody else sees without it which bot acts', () => {
  expect(yellowFor(0)).toBeGreaterThan(0)
  expect(yellowFor(1)).toBe(0)
})

test('on a bot that can turn several ways, Space goes on to the next and Enter leaves what is chosen to be confirmed', () => {
  const select = vi.fn<Props['select']>()
  const [first, second] = arenaFor(0).snapshot.options.map(({ text }) => text)
  cleanup()
  const cell = arenaFor(0, { chosen: first!, select }).container.querySelector('[data-cell=d4]')!
  const goesOn = fireEvent.keyDown(cell, { key: 'Enter' })
  expect([goesOn, select.mock.calls]).toEqual([true, []])
  fireEvent.keyDown(cell, { key: ' ' })
  expect(select).toHaveBeenCalledWith(second)
})
