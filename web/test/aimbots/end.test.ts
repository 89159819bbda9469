import { game } from '@robodrome/aimbots'
import type { Snapshot } from '@robodrome/table'
import { expect, test } from 'vitest'
import { board } from '../../src/boards/aimbots/index.ts'
import type { BoardModule } from '../../src/boards/board.ts'
import { causeOf } from '../../src/frame/after/ceremony.tsx'
import { battlesOf, reader, snapshotFor, type Spec } from '../tables.ts'

const battle = battlesOf(game, 'duel')
const FAR = ['R:Rhino@a1', 'B:Rhino@a7']

/** The sentence above the result, once the turn is over. */
function causeAfter(position: Spec['position'], text = 'end turn'): string {
  const match = battle({ position: position as never, moves: [[0, text]] })
  const snapshot: Snapshot = snapshotFor(match, null)
  expect(snapshot.result?.rule).toBe('AB-END-6')
  return causeOf(snapshot.events, board as unknown as BoardModule, reader, snapshot)
}

test('AB-END-6 a match that ends in a stall says so, and who was ahead by what', () => {
  const won = causeAfter({ bots: FAR, quiet: 15, held: [['POWER CORE'], []] })
  expect(won).toBe('Nothing happened for 16 turns, so the match was decided by ranking. P0 had 1 core in all, 1 of them as hidden scrap.')
})

test('AB-END-7 a tie in the score is named, and so is a draw', () => {
  expect(causeAfter({ bots: [...FAR, 'B:Ram@b7'], quiet: 15 })).toMatch(
    / The leaders had 0 cores each\. The tie was broken by more bots on the board, then by fewer plates\.$/,
  )
  expect(causeAfter({ bots: FAR, quiet: 15 })).toMatch(/ The leaders had 0 cores each, and the same number of bots and plates\.$/)
})

test('AB-END-6 after sixty full rounds it is the rounds that ended the match', () => {
  const match = battle({ position: { active: 1, bots: FAR, rounds: 59, captured: [[], [1]] }, moves: [[1, 'end turn']] })
  const snapshot = snapshotFor(match, null)
  expect(causeOf(snapshot.events, board as unknown as BoardModule, reader, snapshot)).toBe(
    'After 60 rounds the match was decided by ranking. P1 had 1 core in all.',
  )
})
