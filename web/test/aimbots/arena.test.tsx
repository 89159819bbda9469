import { game, type Terms } from '@robodrome/aimbots'
import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Props } from '../../src/boards/aimbots/model.ts'
import { Arena } from '../../src/boards/aimbots/stage/arena.tsx'
import { battlesOf, nameOf, reader, snapshotFor } from '../tables.ts'

afterEach(cleanup)

/** How many marks in the colour of a decision a seat sees in the arena while Ram is about to turn. */
function yellowFor(seat: Seat): number {
  const match = battlesOf(game, 'duel')({ position: { bots: ['R:Ram@d4', 'B:Jack@d5'] }, moves: [[0, 'pivot Ram d4']] })
  const snapshot = snapshotFor(match, seat) as unknown as Snapshot<Terms>
  const props = { snapshot, seat, chosen: null, answers: {}, showing: null, nameOf, reader } as unknown as Props
  const { container } = render(<Arena {...props} />)
  return container.querySelectorAll('[stroke="var(--yellow-62)"]').length
}

test('yellow is for whoever decides: everybody else sees without it which bot acts', () => {
  expect(yellowFor(0)).toBeGreaterThan(0)
  expect(yellowFor(1)).toBe(0)
})
