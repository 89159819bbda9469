import type { Json } from '@robodrome/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { randomThinker, type Question, type Thinker } from '../src/thinking/thinker.ts'
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

/** Answers when the test lets it. */
const slowAnswers = (): Thinker & { asked: { question: Question; answer(found: Json): void }[] } => {
  const asked: { question: Question; answer(found: Json): void }[] = []
  return {
    ...randomThinker(),
    answer: (_game, _position, question) => new Promise((answer) => asked.push({ question, answer })),
    asked,
  }
}

test('the table goes on while an answer is worked out; each question is worked out once per step for all askers', async () => {
  const thinker = slowAnswers()
  const { app, url } = await openTestSite(store, { thinker })
  const [noor, mara, sol] = await Promise.all(['Noor', 'Mara', 'Sol'].map((name) => Person.called(name, url)))
  const { id } = await noor!.open('tic-tac-toe', 2)
  await noor!.sit(id)
  await noor!.sit(id)
  const eyes = [noor!, mara!, sol!].map((person) => person.watch(id))
  await eyes[0]!.until(({ options }) => options.length > 0)
  const answers = eyes.slice(1).map((each) => each.ask({ type: 'ask', seat: null, kind: 'chances', args: null }))
  await eventually(() => expect(thinker.asked).toHaveLength(1))
  await eyes[0]!.do({ type: 'choose', seat: 0, text: '4' })
  thinker.asked[0]!.answer([0.5, 0.5])
  expect(await Promise.all(answers)).toMatchObject([{ answer: [0.5, 0.5] }, { answer: [0.5, 0.5] }])
  expect(thinker.asked).toHaveLength(1)
  void eyes[1]!.ask({ type: 'ask', seat: null, kind: 'chances', args: null })
  await eventually(() => expect(thinker.asked).toHaveLength(2))
  eyes.forEach((each) => each.close())
  await app.close()
})

test('however much a board has asked and still waits for, a move is not refused because of it', async () => {
  const thinker = slowAnswers()
  const { app, url } = await openTestSite(store, { thinker })
  const noor = await Person.called('Noor', url)
  const { id } = await noor.open('tic-tac-toe', 2)
  await noor.sit(id)
  await noor.sit(id)
  const eyes = noor.watch(id)
  await eyes.until(({ options }) => options.length > 0)
  for (let i = 0; i < 40; i++) eyes.raw(JSON.stringify({ type: 'ask', seat: 0, kind: 'odds', args: i, id: `q${i}` }))
  const { type } = await eyes.ask({ type: 'choose', seat: 0, text: '4' })
  expect(type).toBe('done')
  const tooFast = eyes.received.filter((message) => message.type === 'refused' && message.fault.code === 'too-fast')
  expect([tooFast.length, thinker.asked.length]).toEqual([24, 16])
  eyes.close()
  await app.close()
})

test('a caller without a name gets no answers, and one that asks too often is refused, by the same id', async () => {
  const { app, url } = await openTestSite(store, {}, { rateFactor: 0.1 })
  const noor = await Person.called('Noor', url)
  const { id } = await noor.open('tic-tac-toe', 2)
  await noor.sit(id)
  await noor.sit(id)
  const nobody = new Person(url, '').watch(id)
  expect(await nobody.refused({ type: 'ask', seat: null, kind: 'chances', args: null })).toMatchObject({ code: 'no-session' })
  const eyes = [0, 1, 2, 3].map(() => noor.watch(id))
  await Promise.all(eyes.map((each) => each.until(({ phase }) => phase === 'playing')))
  const asked = eyes.flatMap((each) => [0, 1, 2, 3].map(() => each.ask({ type: 'ask', seat: 0, kind: 'odds', args: null })))
  const codes = (await Promise.all(asked)).map((answer) => answer.type === 'refused' && answer.fault.code)
  expect(new Set(codes)).toEqual(new Set(['unanswered', 'too-fast']))
  ;[...eyes, nobody].forEach((each) => each.close())
  await app.close()
})
