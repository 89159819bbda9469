import { quickLuck, type Json } from '@robodrome/kernel'
import type { SeenEvent, Snapshot } from '@robodrome/table'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BoardModule } from '../../src/boards/board.ts'
import { isReached, type Pacer, type Place } from '../../src/frame/clock/pacer.ts'
import { placeOf, Player } from '../../src/frame/clock/player.ts'
import { prefer } from '../../src/page/preferences.ts'
import { TableLink } from '../../src/table/link.ts'

vi.mock('../../src/frame/clock/after-frame.ts', () => ({ afterFrame: (act: () => void) => act() }))

beforeEach(() => {
  vi.useFakeTimers()
  prefer({ pace: '1', sound: 'off', motion: 'full' })
})
afterEach(() => vi.useRealTimers())

/** A table whose steps are dice, a few at a time. */
class DiceTable extends TableLink {
  readonly kind = 'online'
  bring(seq: number, events: SeenEvent[], after: number): void {
    const view = { seq }
    this.receive({
      table: 'aaaaaaaaaaaa',
      game: 'dice',
      phase: 'playing',
      view,
      seq,
      after,
      events,
      chat: [],
      seat: null,
      asked: [],
      seats: [],
    } as unknown as Snapshot)
  }
  override close(): void {}
  override async look(): Promise<void> {}
  override async ask(): Promise<Json> {
    return null
  }
  override async record(): Promise<string> {
    return ''
  }
  override async moments(): Promise<never[]> {
    return []
  }
  protected override promise(): string {
    return ''
  }
  protected override async send(): Promise<void> {}
}

const board = { describe: () => ({ seat: 0, parts: ['rolled'], cue: 'dice', ms: 900 }) } as unknown as BoardModule

const DICE = 1000
/** The longest delay of a message between a device and the server in a home. */
const NETWORK = 120
const LATEST = 300

test('1,000 dice: a phone shows none before the screen, and none more than 300 ms after it', () => {
  const luck = quickLuck(5)
  const send = (act: () => void): void => void setTimeout(act, luck.below(NETWORK))
  const tables = { screen: new DiceTable(), phone: new DiceTable() }
  tables.screen.bring(1, [], 0)
  tables.phone.bring(1, [], 0)
  let known: Place = { seq: 1, events: 0, still: true }
  const listeners = new Set<() => void>()
  const pacer: Pacer = {
    allows: (place) => isReached(known, place),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const screen = new Player(tables.screen, board)
  const phone = new Player(tables.phone, board, pacer)
  const shownAt = { screen: new Map<number, number>(), phone: new Map<number, number>() }
  const note = (player: Player, at: Map<number, number>): void => {
    const { still, kind } = player.shown()
    const shown = kind === 'live' ? still.all.length : still.told
    for (let die = 1; die <= shown; die++) if (!at.has(die)) at.set(die, Date.now())
  }
  screen.open()
  phone.open()
  let order = 0
  let heard = 0
  // A screen is painted once all changes from one message have arrived.
  const paint = (): void => {
    note(screen, shownAt.screen)
    const { kind, still } = screen.shown()
    const place = kind === 'live' ? { seq: tables.screen.state().snapshot!.seq, events: 0, still: true } : placeOf(still)
    const number = ++order
    send(() => {
      // A socket keeps messages in order.
      if (number < heard) return
      heard = number
      known = place
      for (const listener of listeners) listener()
    })
  }
  screen.subscribe(() => void setTimeout(paint))
  phone.subscribe(() => note(phone, shownAt.phone))
  let die = 0
  for (let seq = 2; die < DICE; seq++) {
    const events = Array.from({ length: Math.min(1 + luck.below(4), DICE - die) }, (): SeenEvent => {
      die++
      return { seq, event: { kind: 'roll', die } as never, scene: { mend: {} } as never }
    })
    send(() => tables.screen.bring(seq, events, seq - 1))
    send(() => tables.phone.bring(seq, events, seq - 1))
    vi.advanceTimersByTime(4_000 + luck.below(2_000))
  }
  vi.advanceTimersByTime(10_000)
  expect(shownAt.phone.size).toBe(DICE)
  const late = [...shownAt.phone].map(([each, at]) => at - shownAt.screen.get(each)!)
  expect(Math.min(...late)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...late)).toBeLessThanOrEqual(LATEST)
})

test('a phone whose screen is gone goes on at once', () => {
  const table = new DiceTable()
  table.bring(1, [], 0)
  const player = new Player(table, board, { allows: () => true, subscribe: () => () => {} })
  player.open()
  table.bring(2, [{ seq: 2, event: { kind: 'roll' } as never, scene: { mend: {} } as never }], 1)
  expect(player.shown().kind).toBe('live')
})
