import { quickLuck } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { Person, type Eyes } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
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

/** What a watcher gets after a new hello. It can differ only in what is new since then. */
const anew = async (eyes: Eyes): Promise<Snapshot> => {
  const before = eyes.received.length
  eyes.hello(eyes.snapshot!.seat)
  await eyes.until(() => eyes.received.slice(before).some(({ type }) => type === 'snapshot'))
  return eyes.snapshot!
}
const lasting = ({ after: _after, events: _events, chat: _chat, ...rest }: Snapshot) => rest

test.each(['tic-tac-toe', 'sparks', 'volley'])('%s: changes upon a snapshot give the snapshot that is asked for anew', async (game) => {
  const luck = quickLuck(7)
  const people = await Promise.all(['Noor', 'Sol'].map((name) => Person.called(name, url)))
  const { id } = await people[0]!.open(game, 2, { clock: null })
  for (const person of people) await person.sit(id)
  const watchers = [...people, await Person.called('Mara', url)].map((person) => person.watch(id))
  await Promise.all(watchers.map((each) => each.until(({ phase }) => phase === 'playing')))
  for (let step = 0; step < 24; step++) {
    const asked = watchers.find(({ snapshot }) => snapshot!.options.length > 0)
    if (asked === undefined) break
    const { seat, options } = asked.snapshot!
    let seq = await asked.do({ type: 'choose', seat: seat!, text: options[luck.below(options.length)]!.text })
    await asked.until((snapshot) => snapshot.seq >= seq)
    if (step % 5 === 2 && asked.snapshot!.canTakeBack) seq = await asked.do({ type: 'takeBack', seat: seat! })
    const kept = await Promise.all(watchers.map((each) => each.until((snapshot) => snapshot.seq >= seq)))
    // Only occasionally, because a hello makes a watcher start with a snapshot again.
    const asking = step % 3 === 0 ? watchers : []
    const found = await Promise.all(asking.map(anew))
    expect(found.map(lasting)).toEqual(kept.slice(0, asking.length).map(lasting))
  }
  for (const each of watchers) expect(each.received.filter(({ type }) => type === 'change').length).toBeGreaterThan(3)
  watchers.forEach((each) => each.close())
})

test('a player who stands up no longer sees through the seat, whatever happens to it next', async () => {
  const [noor, sol, mara] = await Promise.all(['Noor', 'Sol', 'Mara'].map((name) => Person.called(name, url)))
  const { id } = await noor!.open('volley', 2)
  await noor!.sit(id)
  const eyes = noor!.watch(id)
  await eyes.until(({ seat }) => seat === 0)
  await eyes.do({ type: 'standUp', seat: 0 })
  await sol!.sit(id)
  await mara!.sit(id)
  await Promise.all([sol!.begin(id), mara!.begin(id)])
  expect(await eyes.until(({ phase }) => phase === 'playing')).toMatchObject({ seat: null, own: [], options: [] })
  eyes.close()
})
