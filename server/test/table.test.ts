import { quickLuck, readRecord, verify } from '@robodrome/kernel'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sparks } from '../../kernel/test/games/sparks.ts'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { playOut } from './support/play.ts'
import { openTestSite } from './support/site.ts'

let database: TestDatabase
let store: Store
let app: FastifyInstance
let url: string

beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
  ;({ app, url } = await openTestSite(store))
})
afterAll(async () => {
  await app.close()
  await store.close()
  await database.drop()
})

const table = async (game: string, ...names: string[]) => {
  const people = await Promise.all(names.map((name) => Person.called(name, url)))
  const card = await people[0]!.open(game, names.length)
  for (const person of people) await person.sit(card.id)
  return { card, people, eyes: people.map((person) => person.watch(card.id)) }
}

test('two guests meet by a link, play a whole match, and its record proves the dice that were promised', async () => {
  const { card, people, eyes } = await table('sparks', 'Noor', 'Sol')
  await Promise.all(eyes.map((each, i) => playOut(each, quickLuck(i + 1))))
  const { seed, commitment, result } = await eyes[0]!.until(({ phase }) => phase === 'over')
  expect(commitment).toBe(card.commitment)
  expect(result?.ranking.flat().toSorted()).toEqual([0, 1])
  const record = readRecord(await (await people[1]!.send('GET', `/api/tables/${card.id}/record`)).text())
  expect(record).toMatchObject({ players: ['Noor', 'Sol'], commitment, seed })
  expect(verify(sparks, record)).toMatchObject({ problems: [], dice: 'proven' })
  eyes.forEach((each) => each.close())
})
