import type { View } from '@robodrome/gekido/page'
import type { Json } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { pillsOf } from '../../src/boards/gekido/stage/signals.ts'
import { snapshotFor } from '../tables.ts'
import { answersFor, ASKED, matchOf } from './positions.ts'

/** Whether the target's pill stays inside its tile during an attack between these two tiles. */
function isInside(attacker: string, target: string): boolean {
  const spec = ASKED['lockDice']!
  const position = spec.position as { bots: Record<string, object> }
  const bots = { 0: { ...position.bots['0'], at: attacker }, 1: { ...position.bots['1'], at: target } }
  const match = matchOf({ ...spec, position: { ...position, bots } as Json })
  const snapshot = snapshotFor(match, 0)
  const pills = pillsOf(snapshot.view as View, answersFor(match, 0, snapshot), null)
  const pill = pills.find(({ cell }) => cell === target)
  expect(pill).toBeDefined()
  return pill!.inside
}

test('a pill of odds never hangs over the robot below: there it stays inside its own tile', () => {
  expect(isInside('1,1', '0,1')).toBe(true)
  expect(isInside('0,1', '1,1')).toBe(false)
  expect(isInside('0,0', '0,1')).toBe(false)
})
