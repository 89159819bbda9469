import { game } from '@robodrome/gekido'
import type { Game } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Verify } from '../../src/frame/after/verify.tsx'
import type { TableLink } from '../../src/table/link.ts'
import { battlesOf, snapshotFor } from '../tables.ts'

const VERDICT = { dice: 'consistent', problems: [], unseen: [], notMine: [], outcomes: 12 }

vi.mock('../../src/table/kernel-worker.ts', () => ({
  KernelWorker: class {
    ask = () => Promise.resolve(VERDICT)
    close = () => {}
  },
}))
afterEach(cleanup)

/** What Verify says after a battle on this device. */
async function saidOf(guided: boolean): Promise<string> {
  const snapshot: Snapshot = { ...snapshotFor(battlesOf(game as Game, 'duel')({}), 0), phase: 'over' }
  const link = { kind: 'local', isForeign: false, here: { guided, branch: false } } as unknown as TableLink
  render(<Verify link={link} snapshot={snapshot} record="the record" />)
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }))
  return (await screen.findByText(/^All 12 outcomes/)).textContent
}

test('the dice of a guided battle are said to be prepared, and only those', async () => {
  expect(await saidOf(true)).toContain('came from the seed prepared for this guided battle')
  cleanup()
  expect(await saidOf(false)).toContain('came from the seed that this device drew before the battle')
})
