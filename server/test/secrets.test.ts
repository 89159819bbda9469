import { once } from 'node:events'
import { gameIds, loadGame } from '@robodrome/games'
import { asked, copy, options, quickLuck, write, type Game, type Position, type Seat, type Settings } from '@robodrome/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { openTestSite } from './support/site.ts'

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

/** A watcher's socket as raw bytes, without interpreting them. */
class Wire {
  readonly #socket: WebSocket
  readonly #heard: string[] = []
  #more: () => void = () => {}

  static async open(person: Person, table: string): Promise<Wire> {
    const { url, cookie } = person
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: cookie ? { cookie } : {} })
    await once(socket, 'open')
    return new Wire(socket)
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => {
      this.#heard.push((data as Buffer).toString('utf8'))
      this.#more()
    })
  }

  /** The next matching message. Earlier ones are dropped. */
  async hear(fits: RegExp): Promise<string> {
    for (;;) {
      while (this.#heard.length > 0) {
        const text = this.#heard.shift()!
        if (fits.test(text)) return text
      }
      await new Promise<void>((done) => (this.#more = done))
    }
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message))
  }

  /** Gets its new snapshot, and the answers to the questions that every seat may ask. Unread messages are dropped. */
  async look(since: number, seat: Seat | null): Promise<string> {
    this.send({ type: 'ask', id: 'a', seat: null, kind: 'nothing', args: null })
    await this.hear(/^\{"type":"refused"/)
    this.send({ type: 'hello', since, chatSince: 0 })
    const seen = [await this.hear(/^\{"type":"snapshot"/)]
    for (const kind of ['copy', 'chances']) {
      this.send({ type: 'ask', id: kind, seat, kind, args: null })
      // Callers without a session get no answer.
      seen.push(await this.hear(/^\{"type":"(answer|refused)"/))
    }
    return seen.join('\n')
  }

  close(): void {
    this.#socket.terminate()
  }
}

/** Wraps the game to get access to the very position that the server holds. Twins, on which steps are rehearsed, do not count. */
const within = (game: Game): { game: Game; position(): Position } => {
  let last: Position | null = null
  const twins = new WeakSet<Position>()
  const clone: Game['clone'] = (g: Position) => {
    const twin = game.clone(g) as Position
    twins.add(twin)
    return twin
  }
  const view: Game['view'] = (g: Position, seat) => {
    if (!twins.has(g)) last = g
    return game.view(g, seat)
  }
  return { game: { ...game, clone, view }, position: () => last! }
}

/** Swaps the server's position for another one while an action runs. */
const instead = async <T>(g: Position, other: Position, work: () => Promise<T>): Promise<T> => {
  const become = (next: object) => {
    for (const key of Object.keys(g)) Reflect.deleteProperty(g, key)
    Object.assign(g, next)
  }
  const truth = { ...g }
  become(copy(other))
  try {
    return await work()
  } finally {
    become(truth)
  }
}

/**
 * Plays at random on real sockets. Occasionally, each watcher gets its table twice, the second time with everything that it cannot know
 * redealt.
 */
const play = async (game: Game, settings: Settings, seed: number, steps: number): Promise<{ varied: number; leaks: string[] }> => {
  const luck = quickLuck(seed)
  const inside = within(game)
  const registry = { [game.id]: { title: game.title, load: async () => inside.game } }
  const { app, url } = await openTestSite(store, { registry })
  const people = await Promise.all(Array.from({ length: settings.seats }, (_, i) => Person.called(`Player ${i}`, url)))
  const { id } = await people[0]!.open(game.id, settings.seats, { settings })
  for (const person of people) await person.sit(id)
  await Promise.all(people.map((person) => person.begin(id)))
  const players = await Promise.all(people.map((person) => Wire.open(person, id)))
  const onlooker = await Wire.open(new Person(url, ''), id)
  const watchers: [Seat | null, Wire][] = [[null, onlooker], ...players.map((wire, seat): [Seat, Wire] => [seat, wire])]
  const found = { varied: 0, leaks: [] as string[] }
  try {
    await onlooker.look(0, null)
    for (let step = 0; step < steps && inside.position().stack.length > 0 && found.leaks.length === 0; step++) {
      const g = inside.position()
      if (step % 4 === 0)
        for (const [seat, wire] of watchers) {
          const since = luck.below(step + 4)
          const sent = await wire.look(since, seat)
          const other = game.imagine(g, seat, luck) as Position
          if (JSON.stringify(other) !== JSON.stringify(g)) found.varied++
          const again = await instead(g, other, () => wire.look(since, seat))
          if (again !== sent) found.leaks.push(`step ${step}, seat ${seat}: ${firstDifference(sent, again)}`)
        }
      const seats = asked(game, g)
      const seat = seats[luck.below(seats.length)]!
      const legal = options(game, g, seat)
      const text = write(game, g, legal[luck.below(legal.length)])
      players[seat]!.send({ type: 'choose', id: `step-${step}`, seat, text })
      const done = await players[seat]!.hear(/^\{"type":"(done|refused)"/)
      if (!done.startsWith('{"type":"done"')) throw new Error(`${text}: ${done}`)
    }
  } finally {
    for (const [, wire] of watchers) wire.close()
    await app.close()
  }
  return found
}

const firstDifference = (a: string, b: string): string => {
  const at = [...a].findIndex((sign, i) => sign !== b[i])
  return `${a.slice(Math.max(0, at - 60), at + 40)} / ${b.slice(Math.max(0, at - 60), at + 40)}`
}

const gekido = (await loadGame('gekido'))!
const battle: Settings = { mode: 'standard', seats: 4, options: {} }

test('Gekido: the bytes on the socket of a seat do not change with what the seat may not know', { timeout: 240_000 }, async () => {
  for (const seed of [1, 2]) {
    const { varied, leaks } = await play(gekido, battle, seed, 120)
    expect(leaks).toEqual([])
    // The server rolls its own dice, so each run is a different battle. All of them have hidden hands.
    expect(varied).toBeGreaterThan(40)
  }
})

test('a view that tells one hidden card too many is found out', { timeout: 240_000 }, async () => {
  type Hands = Position & { bots: Record<Seat, { hand: string[] }> }
  const view: Game['view'] = (g: Hands, seat) => ({
    ...(gekido.view(g, seat) as object),
    peek: Object.values(g.bots).map(({ hand }) => hand[0] ?? ''),
  })
  // The first cards may be a long time coming, because the server rolls its own dice.
  expect((await play({ ...gekido, view }, battle, 1, 400)).leaks).not.toEqual([])
})

test.each(gameIds().filter((id) => id !== 'gekido'))('%s: the same', { timeout: 240_000 }, async (id) => {
  const game = (await loadGame(id))!
  for (const [mode, { seats }] of Object.entries(game.modes)) {
    const { leaks } = await play(game, { mode, seats: seats[0]!, options: {} }, 5, 24)
    expect(leaks, mode).toEqual([])
  }
})
