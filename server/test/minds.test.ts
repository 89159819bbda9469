import type { Seat } from '@robodrome/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { randomThinker, type Thinker } from '../src/thinking/thinker.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
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

interface Thought {
  seat: Seat
  seen: string
  answer(text: string): void
  fail(): void
}

/** A mind that thinks until the test lets it answer. */
const patientThinker = (): Thinker & { thoughts: Thought[]; until(count: number): Promise<void> } => {
  const thoughts: Thought[] = []
  let more = () => {}
  return {
    ...randomThinker(),
    names: ['patient'],
    choose: ({ imagined, seat }) =>
      new Promise((answer, failed) => {
        thoughts.push({
          seat,
          seen: JSON.stringify(imagined),
          answer: (text) => answer({ text }),
          fail: () => failed(new Error('out of ideas')),
        })
        more()
      }),
    thoughts,
    async until(count) {
      while (thoughts.length < count) await new Promise<void>((done) => (more = done))
    },
  }
}

const minds = (count: number) => Array.from({ length: count }, () => ({ kind: 'mind', mind: 'patient' }) as const)

test('minds that are asked at once all think about the same position, and none is answered for before the last has thought', async () => {
  const thinker = patientThinker()
  const { app, url } = await openTestSite(store, { thinker })
  const noor = await Person.called('Noor', url)
  const { id } = await noor.open('sparks', 2, { seats: minds(2) })
  const eyes = noor.watch(id)
  await thinker.until(2)
  const { seq } = await eyes.until(({ phase }) => phase === 'playing')
  expect(thinker.thoughts.map(({ seat }) => seat)).toEqual([0, 1])
  expect(thinker.thoughts[1]!.seen).toBe(thinker.thoughts[0]!.seen)
  thinker.thoughts[1]!.answer('charge')
  await eyes.do({ type: 'chat', text: 'a while later' })
  expect(await eyes.until(() => true)).toMatchObject({ seq, asked: [0, 1] })
  thinker.thoughts[0]!.answer('attack')
  const next = await eyes.until(({ seq: now }) => now >= seq + 2)
  expect(next.asked).toEqual([0, 1])
  await thinker.until(4)
  expect(thinker.thoughts).toHaveLength(4)
  eyes.close()
  await app.close()
})

test('a person who commits in secret while a mind thinks changes nothing for it: its answer counts, and it is not asked again', async () => {
  const thinker = patientThinker()
  const { app, url } = await openTestSite(store, { thinker })
  const noor = await Person.called('Noor', url)
  const { id } = await noor.open('sparks', 2, { seats: [{ kind: 'open' }, ...minds(1)] })
  await noor.sit(id)
  const eyes = noor.watch(id)
  await thinker.until(1)
  await eyes.until(({ options }) => options.length > 0)
  const seq = await eyes.do({ type: 'choose', seat: 0, text: 'attack' })
  expect(await eyes.until(({ seq: now }) => now === seq)).toMatchObject({ asked: [1] })
  expect(thinker.thoughts).toHaveLength(1)
  thinker.thoughts[0]!.answer('charge')
  await eyes.until(({ seq: now }) => now > seq)
  await thinker.until(2)
  expect(thinker.thoughts).toHaveLength(2)
  eyes.close()
  await app.close()
})

test('a mind that fails, or answers what the rules forbid, is asked again', async () => {
  const thinker = patientThinker()
  const { app, url } = await openTestSite(store, { thinker })
  const noor = await Person.called('Noor', url)
  const { id } = await noor.open('tic-tac-toe', 2, { seats: [...minds(1), { kind: 'open' }] })
  await noor.sit(id)
  const eyes = noor.watch(id)
  await thinker.until(1)
  thinker.thoughts[0]!.fail()
  await thinker.until(2)
  thinker.thoughts[1]!.answer('nonsense')
  await thinker.until(3)
  thinker.thoughts[2]!.answer('4')
  expect(await eyes.until(({ options }) => options.length > 0)).toMatchObject({
    view: { cells: [null, null, null, null, 0, null, null, null, null] },
  })
  eyes.close()
  await app.close()
})

test('AI opponents among themselves think only while somebody watches', async () => {
  const thinker = patientThinker()
  const { app, url } = await openTestSite(store, { thinker })
  const noor = await Person.called('Noor', url)
  const { id } = await noor.open('tic-tac-toe', 2, { seats: minds(2) })
  await eventually(async () => expect(await noor.read('GET', `/api/tables/${id}`)).toMatchObject({ phase: 'playing' }))
  expect(thinker.thoughts).toHaveLength(0)
  const eyes = noor.watch(id)
  await thinker.until(1)
  eyes.close()
  await eventually(async () => expect(await noor.read('GET', `/api/tables/${id}`)).toMatchObject({ phase: 'playing' }))
  thinker.thoughts[0]!.answer('4')
  const again = noor.watch(id)
  await thinker.until(2)
  expect(thinker.thoughts.map(({ seat }) => seat)).toEqual([0, 1])
  again.close()
  await app.close()
})
