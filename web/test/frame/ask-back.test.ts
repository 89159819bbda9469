import type { Snapshot } from '@robodrome/table'
import { expect, test } from 'vitest'
import { barredIn, mayAskBack } from '../../src/frame/ask-back.ts'
import { ticTacToe } from '../../../kernel/test/games/tic-tac-toe.ts'
import { battlesOf, snapshotFor } from '../tables.ts'

const plain = snapshotFor(battlesOf(ticTacToe, 'standard')({}), 0) as Snapshot
const reachable: Snapshot = { ...plain, canAskBack: true, barrier: 'others' }
const online = { kind: 'online' } as const

test('a player may ask where the others would have to allow it', () => {
  expect(mayAskBack(online, reachable)).toBe(true)
  expect(mayAskBack(online, { ...reachable, canAskBack: false })).toBe(false)
  expect(mayAskBack({ kind: 'local' }, reachable)).toBe(false)
  expect(mayAskBack(online, { ...reachable, proposal: { how: 'draw', by: 1, yes: [1] } })).toBe(false)
  expect(mayAskBack(online, { ...reachable, seats: reachable.seats.map((seat) => ({ ...seat, bot: true })) })).toBe(false)
})

test('in a rated battle the page says that every move stands, and offers nothing', () => {
  const rated = { ...reachable, rated: true }
  expect(mayAskBack(online, rated)).toBe(false)
  expect(barredIn(online, rated)).toBe('This battle is rated: every move stands')
  expect(barredIn(online, { ...rated, canAskBack: false })).toBe('Too late to undo: another player has chosen')
})

test('while the request is open, nothing says that it is too late', () => {
  expect(barredIn(online, { ...reachable, proposal: { how: 'take back', by: 0, yes: [0] } })).toBeNull()
})
