import { gameIds, loadGame } from '@robodrome/games'
import { quickLuck, type Settings } from '@robodrome/kernel'
import { readRecord, verify } from '@robodrome/table'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { playOut } from './support/play.ts'
import { openTestSite } from './support/site.ts'

/** In a match with more steps than this, everybody but the AI opponent resigns. */
const PATIENCE = 100

let database: TestDatabase
let store: Store
let app: FastifyInstance
let url: string

const games = await Promise.all(gameIds().map(async (id) => (await loadGame(id))!))

beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
  const registry = Object.fromEntries(games.map((game) => [game.id, { title: game.title, load: async () => game }]))
  ;({ app, url } = await openTestSite(store, { registry }))
})
afterAll(async () => {
  await app.close()
  await store.close()
  await database.drop()
})

/** People with sockets against an AI opponent in the last seat, or one person who plays alone. */
const battle = async (game: (typeof games)[number], settings: Settings) => {
  const count = Math.max(1, settings.seats - 1)
  const people = await Promise.all(Array.from({ length: count }, (_, i) => Person.called(`Player ${i}`, url)))
  const seats = Array.from({ length: settings.seats }, (_, i) =>
    i < count ? ({ kind: 'open' } as const) : ({ kind: 'mind', mind: 'random' } as const),
  )
  const { id } = await people[0]!.open(game.id, settings.seats, { settings, seats })
  for (const person of people) await person.sit(id)
  const eyes = people.map((person) => person.watch(id))
  await Promise.all(eyes.map((each, seat) => playOut(each, quickLuck(seat + 1), () => {}, PATIENCE)))
  const [over] = await Promise.all(eyes.map((each) => each.until(({ phase }) => phase === 'over')))
  const record = readRecord(await (await people[0]!.send('GET', `/api/tables/${id}/record`)).text())
  eyes.forEach((each) => each.close())
  const { problems, dice } = verify(game, record)
  return { settings: record.settings, problems, dice, seed: record.seed === over!.dice!.seed }
}

test.each(games.map((game) => [game.title, game] as const))(
  '%s: every mode is played to its end at an online table, and its record verified',
  { timeout: 240_000 },
  async (_title, game) => {
    const plans = Object.entries(game.modes).map(([mode, { seats }]): Settings => ({ mode, seats: Math.min(...seats), options: {} }))
    const played = await Promise.all(plans.map((settings) => battle(game, settings)))
    expect(played).toEqual(plans.map((settings) => ({ settings, problems: [], dice: 'consistent', seed: true })))
  },
)
