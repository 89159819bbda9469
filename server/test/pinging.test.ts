import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { PING_MS, pinging } from '../src/socket/pinging.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A client that answers pings after this delay, or never. */
class Client extends EventEmitter {
  pings = 0
  isGone = false
  readonly #late: number | null

  constructor(late: number | null) {
    super()
    this.#late = late
  }

  ping(): void {
    this.pings++
    if (this.#late !== null) setTimeout(() => this.emit('pong'), this.#late)
  }

  terminate(): void {
    this.isGone = true
  }
}

const clientsOf = (count: number, late: number | null): Client[] => Array.from({ length: count }, () => new Client(late))

const pinged = async (clients: readonly Client[], ms: number): Promise<void> => {
  const pinger = pinging(new Set(clients) as unknown as ReadonlySet<WebSocket>)
  await vi.advanceTimersByTimeAsync(ms)
  clearInterval(pinger)
}

test.each([1, 2, 99, 100, 350])(
  'of %i clients, one that takes seconds to answer stays, and is pinged no more often than others',
  async (count) => {
    const clients = clientsOf(count, PING_MS / 2)
    await pinged(clients, 5 * PING_MS)
    expect(clients.filter(({ isGone }) => isGone)).toEqual([])
    expect(new Set(clients.map(({ pings }) => pings))).toEqual(new Set([5]))
  },
)

test.each([1, 350])('of %i clients, one that does not answer is closed at its next turn', async (count) => {
  const clients = clientsOf(count, null)
  await pinged(clients, 0.9 * PING_MS)
  expect(clients.some(({ isGone }) => isGone)).toBe(false)
  await pinged(clients, 2 * PING_MS)
  expect(clients.every(({ isGone }) => isGone)).toBe(true)
})
