import { game, type Terms } from '@robodrome/aimbots'
import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { cleanup, fireEvent, render, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Props } from '../../src/boards/aimbots/model.ts'
import { Arena } from '../../src/boards/aimbots/stage/arena.tsx'
import { useKeys } from '../../src/kit/use-keys.ts'
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

/** The number of marks in the decision colour that a seat sees. */
const yellowFor = (seat: Seat): number => arenaFor(seat).container.querySelectorAll('[stroke="var(--yellow-62)"]').length

test('yellow is for the deciding player: everybody else sees the acting bot without it', () => {
  expect(yellowFor(0)).toBeGreaterThan(0)
  expect(yellowFor(1)).toBe(0)
})

test('on a bot that can turn several ways, Space goes on to the next, and Enter chooses and then leaves what is chosen to the table', () => {
  const select = vi.fn<Props['select']>()
  const confirm = vi.fn<() => void>()
  renderHook(() => useKeys({ Enter: confirm }))
  const { container, snapshot } = arenaFor(0, { select })
  const [first, second] = snapshot.options.map(({ text }) => text)
  fireEvent.keyDown(container.querySelector('[data-cell=d4]')!, { key: 'Enter' })
  expect([select.mock.calls, confirm.mock.calls]).toEqual([[[first]], []])
  const cell = arenaFor(0, { chosen: first!, select }).container.querySelector('[data-cell=d4]')!
  fireEvent.keyDown(cell, { key: 'Enter' })
  expect([select.mock.calls.length, confirm.mock.calls.length]).toEqual([1, 1])
  fireEvent.keyDown(cell, { key: ' ' })
  expect(select).toHaveBeenLastCalledWith(second)
})

test('Tab leads to a bot that can do something, wherever one had been looking before the question came', () => {
  const { container } = arenaFor(0)
  const tabStop = (): string => container.querySelector('[role=gridcell][tabindex="0"]')!.getAttribute('data-cell')!
  const far = container.querySelector<HTMLElement>('[data-cell=g7]')!
  fireEvent.focus(far)
  expect(tabStop()).toBe('g7')
  fireEvent.blur(far)
  expect(tabStop()).toBe('d4')
})
