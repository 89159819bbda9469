import { loadGame } from '@robodrome/games'
import { options, quickLuck, write, type Game, type Json } from '@robodrome/kernel'
import { Course, snapshotOf, type Snapshot } from '@robodrome/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadBoard } from '../../src/boards/index.ts'
import { Player } from '../../src/frame/clock/player.ts'
import { prefer } from '../../src/page/preferences.ts'
import { TableLink } from '../../src/table/link.ts'
import { momentsOf, type Moment } from '../../src/table/moments.ts'

/** A table of two people as the first one sees it. Steps arrive when the test makes them. */
class StepByStep extends TableLink {
  readonly kind = 'local'
  readonly #course: Course
  constructor(game: Game, mode: string) {
    super()
    const secret = { seed: '7'.repeat(64), contributions: ['', ''] }
    this.#course = new Course(game, { mode, seats: 2, options: {} }, secret, 1)
    this.#show(0)
  }
  #show(since: number): void {
    const { seq, match, isOver } = this.#course
    const seat = { kind: 'person', name: 'Ann', holder: null, connected: true, ready: true, left: false, clock: null, bot: false } as const
    const plain = { host: false, opensIn: null, offered: false, tookOverFrom: null }
    const sitting = {
      table: 'local',
      game: match.game,
      settings: match.settings,
      phase: isOver() ? ('over' as const) : ('playing' as const),
      public: false,
      clockRules: null,
      rated: false,
      absence: 'answers' as const,
      seats: [
        { ...seat, ...plain },
        { ...seat, ...plain },
      ],
      comings: [],
      watching: 0,
      seq,
      course: this.#course,
      took: null,
      beginsIn: null,
      dice: null,
      chat: [],
      proposal: null,
      undone: 0,
      rematch: null,
    }
    this.receive(snapshotOf(sitting, { own: [0], host: true, seat: 0, since }))
  }
  /** Makes any move for a seat that must choose. */
  move(below: (n: number) => number): void {
    const { seq, match } = this.#course
    const [seat] = match.asked()
    const legal = options(match.game, match.position, seat!)
    this.#course.play(seq + 1, { kind: 'choose', seat: seat!, text: write(match.game, match.position, legal[below(legal.length)]) })
    this.#show(seq)
  }
  override close(): void {}
  override async look(): Promise<void> {}
  override async ask(): Promise<Json> {
    return null
  }
  override async record(): Promise<string> {
    return ''
  }
  override async moments(): Promise<Moment[]> {
    const { game, settings, entries } = this.#course.match
    return momentsOf(game, settings, entries, 0)
  }
  protected override promise(): string {
    return ''
  }
  protected override async send(): Promise<void> {}
}

vi.mock('../../src/frame/clock/after-frame.ts', () => ({ afterFrame: (act: () => void) => act() }))

beforeEach(() => {
  vi.useFakeTimers()
  prefer({ pace: '1', sound: 'off', motion: 'less' })
})
afterEach(() => vi.useRealTimers())

const MODES = [
  ['gekido', 'duel'],
  ['aimbots', 'first'],
  ['volt', 'training'],
  ['pbl', 'quick'],
] as const

async function tableOf(id: string, mode: string) {
  const board = await loadBoard(id)
  const link = new StepByStep((await loadGame(id))!, mode)
  const player = new Player(link, board)
  player.open()
  return { board, link, player, below: quickLuck(3).below }
}

test.each(MODES)(
  '%s: each event that is staged is shown once, in order, on the board as it was, before it is now again',
  async (id, mode) => {
    const { board, link, player, below } = await tableOf(id, mode)
    let pictures = 0
    let between = 0
    for (let move = 0; move < 60 && link.state().snapshot!.phase === 'playing'; move++) {
      const before = link.state().told.length
      const old = JSON.stringify(link.state().snapshot!.view)
      link.move(below)
      const staged = link
        .state()
        .told.slice(before)
        .filter(({ event }) => (board.describe(event, String).ms ?? 0) > 0)
      const seen: unknown[] = []
      for (let shown = player.shown(); shown.kind !== 'live'; shown = player.shown()) {
        const { snapshot, event, told, all } = shown.still
        seen.push(event)
        expect(all[told - 1]!.event).toBe(event)
        expect([snapshot.asked, snapshot.options, snapshot.result]).toEqual([[], [], null])
        if (![old, JSON.stringify(link.state().snapshot!.view)].includes(JSON.stringify(snapshot.view))) between++
        vi.advanceTimersToNextTimer()
      }
      expect(seen).toEqual(staged.map(({ event }) => event))
      expect(player.shown().still.snapshot).toBe(link.state().snapshot)
      pictures += seen.length
    }
    expect(pictures).toBeGreaterThan(20)
    expect(between).toBeGreaterThan(3)
  },
)

test('what arrives meanwhile is shown after it, at a higher pace the more there is; skipping is now', async () => {
  const { link, player, below } = await tableOf('gekido', 'duel')
  while (player.shown().kind === 'live') link.move(below)
  const first = player.shown().still
  while (player.shown().stills.length < 40) link.move(below)
  expect(player.shown().still).toBe(first)
  vi.advanceTimersByTime(first.ms)
  const second = player.shown()
  expect(second.at).toBe(1)
  vi.advanceTimersByTime(second.still.ms / 4)
  expect(player.shown().at).toBe(2)
  player.live()
  expect(player.shown()).toMatchObject({ kind: 'live', stills: [] })
  expect(player.shown().still.told).toBe(link.state().told.length)
})

test('pause stays where it is, a step back is a picture back, and a replay runs from any event to the end of what there is', async () => {
  const { link, player, below } = await tableOf('gekido', 'duel')
  while (player.shown().stills.length < 3) link.move(below)
  player.toggle()
  vi.advanceTimersByTime(60_000)
  expect(player.shown()).toMatchObject({ at: 0, playing: false })
  player.next()
  player.step(-1)
  expect(player.shown().at).toBe(0)
  player.live()
  player.watchEvent(0)
  await vi.advanceTimersByTimeAsync(0)
  expect(player.shown()).toMatchObject({ kind: 'replay', playing: true })
  for (let i = 0; i < 500 && player.shown().playing; i++) vi.advanceTimersByTime(1200)
  const { still, stills, at } = player.shown()
  expect(at).toBe(stills.length - 1)
  expect(still.told).toBe(link.state().told.length)
  expect(still.snapshot.view).toEqual((link.state().snapshot as Snapshot).view)
})

test('with the preference “skip” no pictures are shown', async () => {
  prefer({ pace: 'skip' })
  const { link, player, below } = await tableOf('gekido', 'duel')
  for (let i = 0; i < 10; i++) {
    link.move(below)
    expect(player.shown().kind).toBe('live')
  }
})
