import type { Snapshot } from '@robodrome/table'
import { afterEach, expect, test } from 'vitest'
import { readNotice, writeNotice, type Notice } from '../src/bus/bus.ts'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { openTestSite } from './support/site.ts'
import { playTogether } from './support/together.ts'

let cleanUp: (() => unknown)[] = []

afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
  cleanUp = []
})

/** Two processes on one store. */
async function twoSites() {
  const database = await newDatabase()
  cleanUp.push(database.drop)
  const sites = await Promise.all(
    [0, 1].map(async () => {
      const store = await database.open()
      cleanUp.push(() => store.close())
      const site = await openTestSite(store)
      cleanUp.push(() => site.app.close())
      return site
    }),
  )
  return sites
}

test.each<Notice>([
  {
    kind: 'steps',
    tables: [
      ['aaaaaaaaaaaa', 1],
      ['bbbbbbbbbbbb', 22],
    ],
  },
  { kind: 'chat', table: 'aaaaaaaaaaaa' },
  { kind: 'again' },
  { kind: 'closed' },
  { kind: 'league', competition: 'aaaaaaaaaaaa' },
  { kind: 'here', table: 'aaaaaaaaaaaa', guests: [] },
  { kind: 'here', table: 'aaaaaaaaaaaa', guests: ['g', 'h'] },
])('a notice is read as it was written: %j', (notice) => {
  expect(readNotice(writeNotice('me', notice))).toEqual({ from: 'me', notice })
})

test.each(['', 'me', 'me shouts loudly', 'me steps aaaaaaaaaaaa x'])('"%s" is no notice', (text) => {
  expect(readNotice(text)).toBeNull()
})

test('through NOTIFY: people of two processes play, talk and see each other; both have the same steps', async () => {
  const [one, two] = await playTogether(null, cleanUp)
  expect(one).toEqual(two)
  expect(one!.events.length).toBeGreaterThan(0)
})

test('both processes race for the same seat and the same moves: nothing is done twice', async () => {
  const sites = await twoSites()
  const noor = await Person.called('Noor', sites[0]!.url)
  const { id } = await noor.open('tic-tac-toe', 2)
  await noor.sit(id, 0)
  await noor.sit(id, 1)
  const here = noor.watch(id)
  const there = Object.assign(new Person(sites[1]!.url, 'Noor'), { cookie: noor.cookie }).watch(id)
  cleanUp.push(() => [here, there].forEach((each) => each.close()))
  for (const [move, text] of ['0', '1', '2', '4', '3', '5', '7', '6'].entries()) {
    const seat = move % 2
    await Promise.all([here, there].map((each) => each.until(({ asked }) => asked[0] === seat)))
    const [one, two] = await Promise.all([here, there].map((each) => each.do({ type: 'choose', seat, text }, `move-${move}`)))
    expect(one).toBe(two)
  }
  expect(here.events.filter(({ event }) => event.kind === 'mark')).toHaveLength(8)
})

test('who is ready through one process is so in the other, and not yet is heard there as well', async () => {
  const [one, two] = await twoSites()
  const [noor, sol] = [await Person.called('Noor', one!.url), await Person.called('Sol', two!.url)]
  const { id } = await noor.open('volley', 3)
  await noor.sit(id, 0)
  const [here, there] = [noor.watch(id), sol.watch(id)]
  cleanUp.push(() => [here, there].forEach((each) => each.close()))
  await there.until(() => true)
  await there.do({ type: 'sit', seat: 1, promise: 'f'.repeat(64), ready: false })
  const readyAre =
    (...ready: boolean[]) =>
    (snapshot: Snapshot) =>
      snapshot.seats.every((seat, i) => seat.ready === ready[i])
  await here.until(readyAre(true, false, false))
  await there.do({ type: 'ready', seat: 1, on: true })
  await here.until(readyAre(true, true, false))
  await here.do({ type: 'ready', seat: 0, on: false })
  await there.until(readyAre(false, true, false))
  await here.do({ type: 'giveSeatToMind', seat: 2, mind: 'random' })
  expect(await there.until(readyAre(false, true, true))).toMatchObject({ phase: 'open', beginsIn: null, dice: { closed: false } })
  await here.do({ type: 'start' })
  await there.until(({ dice }) => dice!.closed)
})
