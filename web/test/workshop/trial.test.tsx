import { loadGame, openBox } from '@robodrome/games'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trialJobs } from '../../src/table/jobs/trial.ts'
import type { Takes } from '../../src/table/worker-messages.ts'
import Workshop from '../../src/workshop/page.tsx'
import { draftWith, TWO_PAIRS } from './box.ts'
import { Player } from './player.ts'

beforeEach(() => {
  localStorage.clear()
  Player.all = []
  vi.stubGlobal('Worker', Player)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Waits for the trial that follows a pause after the last change. */
const asked = async (): Promise<Takes<'trial'>> =>
  waitFor(() => Player.all.at(-1)!.request('trial').takes as Takes<'trial'>, { timeout: 10_000 })

test('a changed box is tried out in a worker; the page says how many games finished, or why one stopped', async () => {
  const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
  render(<Workshop rest={[draft.id]} />)
  const { game, box } = await asked()
  expect(box.content).toEqual(draft.content)
  await Player.latest().answer('trial', await trialJobs(async (id, given) => (await loadGame(id, given))!).trial({ game, box }))
  expect(screen.getByText('10 trial games finished')).toBeTruthy()
  cleanup()
  Player.all = []
  render(<Workshop rest={[draft.id]} />)
  await asked()
  await Player.latest().answer('trial', { finished: 6, stopped: { mode: 'duel', why: 'no end' } })
  expect(await screen.findByText('Trial game 7 (Gekido Duel) stopped: no end')).toBeTruthy()
})

test('a game that fails ends the trial with its number and its reason', async () => {
  const { game } = await openBox({ game: 'gekido', id: 'x', changes: {} })
  const broken = {
    ...game,
    setup: () => {
      throw new TypeError('nothing is there')
    },
  }
  const { trial } = trialJobs(async () => broken)
  expect(await trial({ game: 'gekido', box: { name: 'x', content: {} } })).toEqual({
    finished: 0,
    stopped: { mode: 'standard', why: 'nothing is there' },
  })
})

test('a box as printed is not tried out', async () => {
  const draft = await draftWith('gekido', 'Plain', [])
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  render(<Workshop rest={[draft.id]} />)
  await vi.dynamicImportSettled()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(Player.all.flatMap((player) => player.asked.filter(({ job }) => job === 'trial'))).toEqual([])
})
