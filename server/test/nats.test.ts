import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Broker } from './support/broker.ts'
import { Person, type Eyes } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { openTestSite } from './support/site.ts'
import { playTogether } from './support/together.ts'

// Runs only where nats-server is installed: vitest.config.ts asks scripts/programs.mjs.
let broker: Broker
const cleanUp: (() => unknown)[] = []

beforeAll(async () => {
  broker = await Broker.start()
}, 300_000)
afterAll(() => broker.kill())
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

test('through NATS: people of two processes play, talk and see each other; both have the same steps', async () => {
  const [one, two] = await playTogether(broker.url, cleanUp)
  expect(one).toEqual(two)
  expect(one!.events.length).toBeGreaterThan(0)
})

test('a wake-up lost with its process: the next process to start makes the others look again', async () => {
  const database = await newDatabase()
  cleanUp.push(database.drop)
  const open = async (natsUrl: string | null) => {
    const store = await database.open()
    cleanUp.push(() => store.close())
    const site = await openTestSite(store, {}, { natsUrl })
    cleanUp.push(() => site.app.close())
    return site
  }
  // Nobody hears the second sender.
  const [here, dying] = [await open(broker.url), await open(null)]
  const [noor, sol] = [await Person.called('Noor', here.url), await Person.called('Sol', here.url)]
  const { id } = await noor.open('tic-tac-toe', 2)
  for (const person of [noor, sol]) await person.sit(id)
  const watch = (person: Person): Eyes => {
    const eyes = person.watch(id)
    cleanUp.push(() => eyes.close())
    return eyes
  }
  const [first, second] = [watch(noor), watch(sol)]
  const { seq } = await second.until(({ phase, asked }) => phase === 'playing' && asked[0] === 0)
  first.close()
  noor.url = dying.url
  await watch(noor).do({ type: 'choose', seat: 0, text: '4' })
  expect(second.snapshot!.seq).toBe(seq)
  await open(broker.url)
  await second.until(({ asked }) => asked[0] === 1)
})
