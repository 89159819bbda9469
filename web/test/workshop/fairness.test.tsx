import type { Facts } from '@robodrome/lab/study'
import { digestOf } from '@robodrome/games'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FairTold, Takes } from '../../src/table/worker-messages.ts'
import { fairJobs } from '../../src/table/jobs/fair.ts'
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

/** A game that the first name wins in this share of deals, from either seat. */
const game = (deal: number, every: number, [turn, first, second]: readonly [number, number, number], uses: string[] = []): Facts => ({
  deal,
  turn,
  seats: [
    { player: first, brings: ['Slicer'], uses, score: deal % every === 0 ? 0 : 1 },
    { player: second, brings: ['V-REX'], uses: [], score: deal % every === 0 ? 1 : 0 },
  ],
  turns: 8,
  decisions: 60,
  leads: 1,
  luck: 0.3,
  skill: 0.2,
  rule: 'GK-DUEL-7',
})
const games = (from: number, to: number, every: number): Facts[] =>
  Array.from({ length: to - from }, (_, i) => game(from + i, every, [0, 0, 0], ['power FLIP']))
const study = (): Takes<'study'> => Player.latest().request('study').takes as Takes<'study'>

async function opened() {
  const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
  render(<Workshop rest={[draft.id, 'fairness']} />)
  await screen.findByRole('button', { name: 'Play 200' })
  return draft
}

/** Starts the games once their box is open. */
async function play(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Play 200' }))
  await screen.findByRole('button', { name: 'Stop' })
}

test('the printed game and the box share their deals; a run is stopped, kept and continued, and its report survives the tab', async () => {
  const draft = await opened()
  await play()
  expect(study().arms.map(({ opened: box }) => box?.name.split(' ')[0])).toEqual([undefined, 'heavy-rex'])
  expect(study()).toMatchObject({ from: 0, to: 200 })
  await Player.latest().say({ type: 'played', facts: [games(0, 10, 2), games(0, 10, 5)] })
  expect(screen.getByText('The chart appears after 20 games; with fewer, it would be misleading.')).toBeTruthy()
  await Player.latest().say({ type: 'played', facts: [games(10, 120, 2), games(10, 120, 5)] })
  expect(screen.getByText(/^240 of 400 games, about /)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(Player.latest().ended).toBe(true)
  const rates = screen.getByRole('region', { name: 'Win rates' })
  expect(within(rates).getByRole('heading', { name: 'Slicer: too strong' })).toBeTruthy()
  expect(within(rates).getByText('80.0 %')).toBeTruthy()
  expect(within(rates).getAllByText('printed game, same deals: 50.0 %')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(study()).toMatchObject({ from: 120, to: 200 })
  await Player.latest().say({ type: 'played', facts: [games(120, 200, 2), games(120, 200, 5)] })
  expect(screen.getByRole('button', { name: 'Play 200 more' })).toBeTruthy()
  cleanup()
  render(<Workshop rest={[draft.id, 'fairness']} />)
  expect(await screen.findByRole('heading', { name: 'Slicer: too strong' })).toBeTruthy()
  cleanup()
  const { saveDraft } = await import('../../src/workshop/drafts.ts')
  saveDraft({ ...draft, good: (await draftWith('gekido', 'Other', [[TWO_PAIRS, 7]])).good })
  render(<Workshop rest={[draft.id, 'fairness']} />)
  expect(await screen.findByText('Report of an earlier draft')).toBeTruthy()
})

test('restricted play: one side may not use a piece, on the same deals, from both seats', async () => {
  await opened()
  await play()
  await Player.latest().say({ type: 'played', facts: [games(0, 200, 2), games(0, 200, 2)] })
  await userEvent.click(screen.getByRole('button', { name: 'Play without this piece' }))
  expect(study().arms.map(({ players }) => players.map(({ without }) => without))).toEqual([['power FLIP', undefined]])
  const facts = Array.from({ length: 100 }, (_, deal) => [game(deal, 4, [0, 0, 1]), game(deal, 4, [1, 1, 0])]).flat()
  await Player.latest().say({ type: 'played', facts: [facts] })
  const worth = screen.getByRole('region', { name: 'What each piece is worth' })
  expect(within(worth).getByText('Flip a Die')).toBeTruthy()
  expect(within(worth).getByText('unclear')).toBeTruthy()
})

const TOLD: FairTold = {
  printed: { numbers: [], rates: [rate('Slicer', 0.6), rate('V-REX', 0.4)] },
  steps: [
    {
      searched: { numbers: [{ path: TWO_PAIRS as (string | number)[], value: 4 }], rates: [rate('Slicer', 0.51), rate('V-REX', 0.49)] },
      measured: { numbers: [{ path: TWO_PAIRS as (string | number)[], value: 4 }], rates: [rate('Slicer', 0.53), rate('V-REX', 0.47)] },
    },
  ],
  best: 0,
}
function rate(name: string, share: number) {
  return { name, share, low: share - 0.02, high: share + 0.02, games: 300 }
}

test('Make it fair: a search is held, continued and ended; taking a candidate makes a version with its sentences', async () => {
  const draft = await opened()
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  const { question } = Player.latest().request('fair').takes as Takes<'fair'>
  expect(question).toMatchObject({
    move: [{ path: 'bots.*.standard.attack.*.0', by: [-2, 2] }],
    most: 3,
    search: { mind: 'rule-of-thumb' },
  })
  await Player.latest().say({ type: 'fairing', phase: 'search', candidates: 12, steps: 0, played: 0, all: 2400 })
  await Player.latest().say({ type: 'fairing', phase: 'search', candidates: 12, steps: 1, played: 600, all: 2400 })
  expect(screen.getByText(/^Searching: 1 number found, 12 tries in this round. 600 of 2,400 games/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(Player.latest().request('fairPause').takes).toEqual({ isPaused: true })
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await userEvent.click(screen.getByRole('button', { name: 'Stop and measure' }))
  expect(Player.latest().request('fairEnd')).toBeTruthy()
  await Player.latest().answer('fair', TOLD)
  const part = screen.getByRole('region', { name: 'Make it fair' })
  expect(within(part).getByText('V-REX: Bot Battles, Two Pairs, Damage 4, was 5.')).toBeTruthy()
  expect(within(part).getAllByText('47 to 53 %').length).toBeGreaterThan(0)
  await userEvent.click(within(part).getByRole('button', { name: 'Take 1 number' }))
  const stored = JSON.parse(localStorage.getItem(`robodrome.workshop.${draft.id}`)!) as {
    versions: { note: string; digest: string }[]
    good: never
  }
  expect(stored.versions.map(({ note }) => note)).toEqual(['Made fair'])
  expect(stored.versions[0]!.digest).toBe(digestOf(stored.good))
})

test('the worker searches with one mind and measures with another, and tells how far it is', { timeout: 60_000 }, async () => {
  const told: string[] = []
  const jobs = fairJobs((news) => news.type === 'fairing' && told.push(`${news.phase} ${news.played}/${news.all}`))
  const draft = await draftWith('gekido', 'Heavy Rex', [[['bots', 0, 'duel', 'attack', 'FIVE_KIND', 0], 30]])
  const question = {
    title: 'fair',
    game: 'gekido',
    mode: 'duel',
    options: { randomBots: true },
    move: [{ path: 'bots.*.duel.attack.*.0', by: [-3, 3] }],
    most: 1,
    search: { mind: 'random', deals: 20 },
    measure: { mind: 'flat', playouts: 1, deals: 10 },
  }
  const { printed, steps } = await jobs.fair({ question, content: draft.good })
  expect(printed.numbers).toEqual([])
  expect(steps.every(({ measured }) => measured.numbers.length === 1)).toBe(true)
  expect(told).toContain('search 0/20')
  expect(told.at(-1)).toBe(`measure ${10 * (steps.length + 1)}/${10 * (steps.length + 1)}`)
})

test('a measurement and a search go on while another tab or mode is open; a report says what it measured', async () => {
  const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
  const { rerender } = render(<Workshop rest={[draft.id, 'fairness']} />)
  await screen.findByRole('button', { name: 'Play 200' })
  await play()
  const measuring = Player.latest()
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  const searching = Player.latest()
  const modes = [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mode' }).options].map(({ value }) => value)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), modes[1]!)
  expect(searching.ended).toBe(false)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), modes[0]!)
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
  rerender(<Workshop rest={[draft.id]} />)
  await screen.findByRole('textbox', { name: 'What is new?' })
  expect([measuring.ended, searching.ended]).toEqual([false, false])
  await measuring.say({ type: 'played', facts: [games(0, 200, 2), games(0, 200, 5)] })
  await searching.answer('fair', TOLD)
  rerender(<Workshop rest={[draft.id, 'fairness']} />)
  expect(await screen.findByRole('button', { name: 'Play 200 more' })).toBeTruthy()
  expect(screen.getByText(/^Measured over 200 games of .+, with .+ on both sides\.$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take 1 number' })).toBeTruthy()
})

test('taking fairer numbers can be undone', async () => {
  const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
  const { rerender } = render(<Workshop rest={[draft.id, 'fairness']} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }))
  await Player.latest().answer('fair', TOLD)
  await userEvent.click(screen.getByRole('button', { name: 'Take 1 number' }))
  rerender(<Workshop rest={[draft.id]} />)
  const damage = async (): Promise<HTMLElement> => (await screen.findAllByRole('textbox', { name: 'Damage' }))[0]!
  expect(await damage()).toHaveProperty('value', '4')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await damage()).toHaveProperty('value', '5')
})

test('a box whose content no longer fits its game says so instead of playing', async () => {
  const draft = await draftWith('gekido', 'Heavy Rex', [[TWO_PAIRS, 5]])
  const { saveDraft } = await import('../../src/workshop/drafts.ts')
  saveDraft({ ...draft, good: { bots: [] } })
  render(<Workshop rest={[draft.id, 'fairness']} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Play 200' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^A game could not be played: /)
})
