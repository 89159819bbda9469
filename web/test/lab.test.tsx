import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { findingsOf, summarize, type Facts } from '@robodrome/lab/study'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Lab from '../src/lab/page.tsx'
import { findings } from '../src/words/de/findings.ts'
import type { FromWorker, Takes, ToWorker } from '../src/table/worker-messages.ts'

/** A worker that plays when the test tells it to. */
class Player extends EventTarget {
  static latest: Player | null = null
  asked: Takes<'study'> | null = null
  id = 0
  ended = false

  constructor() {
    super()
    Player.latest = this
  }

  postMessage({ id, job, takes }: ToWorker): void {
    if (job !== 'study') throw new Error(`${job} instead of study`)
    this.id = id
    this.asked = takes as Takes<'study'>
  }

  terminate(): void {
    this.ended = true
  }

  async say(data: FromWorker): Promise<void> {
    await act(async () => void this.dispatchEvent(new MessageEvent('message', { data })))
  }
}

const game = (deal: number): Facts => ({
  deal,
  turn: 0,
  seats: [
    { player: 0, brings: ['Slicer'], uses: [], score: deal % 10 === 0 ? 1 : 0 },
    { player: 0, brings: ['V-REX'], uses: [], score: deal % 10 === 0 ? 0 : 1 },
  ],
  turns: 8,
  decisions: 60,
  leads: 1,
  luck: 0.3,
  skill: 0.2,
  rule: 'GK-DUEL-7',
})
const PATIENCE = { timeout: 60_000 }
const games = (from: number, to: number): Facts[] => Array.from({ length: to - from }, (_, i) => game(from + i))

beforeEach(() => {
  Player.latest = null
  vi.stubGlobal('Worker', Player)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function begun(): Promise<Player> {
  render(<Lab />)
  await screen.findByRole('option', { name: 'Gekido Duel' })
  await userEvent.selectOptions(screen.getByLabelText('Mode'), 'duel')
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  return Player.latest!
}

test('programs play what was asked for, robots dealt at random, and the first results come with their ranges', async () => {
  const player = await begun()
  expect(player.asked).toMatchObject({
    from: 0,
    to: 100,
    arms: [{ game: 'gekido', settings: { mode: 'duel', seats: 2, options: { randomBots: true } } }],
  })
  await player.say({ type: 'played', facts: [games(0, 10)] })
  expect(screen.getByRole('status').textContent).toMatch(/^10 of 100 games, .* a second, .* left$/)
  expect(screen.queryByRole('article')).toBeNull()
  await player.say({ type: 'played', facts: [games(10, 100)] })
  expect(screen.getByRole('status').textContent).toMatch(/^100 of 100 games, [^,]* a second$/)
  expect(screen.getByRole('heading', { name: 'V-REX is too strong, Slicer too weak' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Download the report' })).toBeDefined()
})

test('with a box every deal is played by two arms, and the second is shown against the first; the table can be saved', async () => {
  render(<Lab />)
  await screen.findByRole('option', { name: 'Gekido Duel' })
  const file = new File(['game: gekido\nid: soft\nchanges: { bots: { VREX: { duel: { armor: 0 } } } }\n'], 'soft.box.yaml')
  await userEvent.upload(screen.getByLabelText('Choose a file'), file)
  await screen.findByText('Back to the standard set')
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  const player = Player.latest!
  expect(player.asked!.arms.map(({ name, opened }) => [name, opened?.name.split(' ')[0]])).toEqual([
    ['as it is', undefined],
    ['soft', 'soft'],
  ])
  await player.say({ type: 'played', facts: [games(0, 40), games(0, 40)] })
  expect(screen.getByRole('status').textContent).toMatch(/^80 of 200 games/)
  expect(screen.getByRole('region', { name: 'soft' }).textContent).toContain('soft (hollow: as it is)')
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:here'
  })
  await userEvent.click(screen.getByRole('button', { name: 'Download the table' }))
  const table = await saved[0]!.text()
  expect(table).toMatch(/^arm,what,name/)
  expect(table).toMatch(/^soft,brought,V-REX/m)
})

test('at first there is a question for each game, which one press answers', async () => {
  render(<Lab />)
  await userEvent.click(screen.getByRole('button', { name: 'Start 100 games of VOLT' }))
  // The game is loaded first, which takes a while on a busy machine.
  await vi.waitFor(
    () => expect(Player.latest!.asked).toMatchObject({ to: 100, arms: [{ game: 'volt', settings: { seats: 2 } }] }),
    PATIENCE,
  )
  expect(screen.queryByRole('heading', { name: 'Try one of these' })).toBeNull()
  await vi.waitFor(() =>
    expect((screen.getByLabelText('Mode') as HTMLSelectElement).value).toBe(Player.latest!.asked!.arms[0]!.settings.mode),
  )
})

test('the chart of a finding is saved as a picture of its own', async () => {
  const player = await begun()
  await player.say({ type: 'played', facts: [games(0, 100)] })
  const saved: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:here'
  })
  await userEvent.click(screen.getByRole('button', { name: 'Download the picture: V-REX is too strong, Slicer too weak' }))
  const drawn = new DOMParser().parseFromString(await saved[0]!.text(), 'image/svg+xml')
  expect(drawn.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg')
  expect(drawn.querySelector('style')!.textContent).toContain('svg circle')
  expect(drawn.documentElement.textContent).toContain('V-REX')
})

test('stopped early, what was played is kept; a game that fails is told', async () => {
  const player = await begun()
  await player.say({ type: 'played', facts: [games(0, 30)] })
  await userEvent.click(screen.getByRole('button', { name: 'Stop and keep the results' }))
  expect(player.ended).toBe(true)
  expect(screen.getByRole('heading', { name: /V-REX is too strong/ })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  const { id } = Player.latest!
  await Player.latest!.say({ type: 'fault', id, fault: { code: 'broken', message: 'the game fell over' } })
  expect(screen.getByRole('status').textContent).toBe('A game could not be played: the game fell over')
})

test('findings and their charts are told in the language of the page', () => {
  const arm = {
    name: 'here',
    game: 'gekido',
    settings: { mode: 'duel', seats: 2, options: {} },
    box: null,
    players: [{ mind: 'random', budget: {} }],
  }
  const cards = findingsOf(summarize(arm, games(0, 100)), undefined, findings)
  expect(cards.map(({ finding }) => finding)).toEqual([
    'V-REX ist zu stark, Slicer zu schwach',
    'V-REX schlägt Slicer in 90,0 % von 100 Partien',
    'Platz 2 liegt 40,0 Prozentpunkte vorn',
    'Die Hälfte der Partien ist bis Zug 8 zu Ende',
    expect.stringMatching(/^Glück entscheidet/),
  ])
  const drawn = cards.map(({ about, picture }) => about + picture).join(' ')
  expect(drawn).not.toMatch(/\b(games?|turns|too strong|unclear|seat|win|Decisions|Ended)\b/i)
})
