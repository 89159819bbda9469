import { randomUUID } from 'node:crypto'
import type { CompetitionView, Queue } from '@robodrome/protocol'
import { afterEach, expect, test } from 'vitest'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { Member } from './support/league.ts'
import { openTestSite } from './support/site.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean()
})

/** A cup of two people and two AI opponents, not started yet. */
async function cup() {
  const database = await newDatabase()
  cleanUp.push(database.drop)
  const store = await database.open()
  const { app, url } = await openTestSite(store)
  cleanUp.push(() => app.close().then(() => store.close()))
  const [noor, sol] = [await Person.called('Noor', url), await Person.called('Sol', url)]
  const mine = await Member.creating(noor, {
    title: 'A cup',
    format: 'round robin',
    events: [{ game: 'tic-tac-toe', mode: 'standard' }],
    fill: { when: 'start', program: 'random' },
    pace: { kind: 'live' },
    entry: { min: 4 },
  })
  const theirs = new Member(sol, mine.id)
  await mine.enter()
  await theirs.enter()
  return { noor, sol, mine, theirs, url }
}

const put = (person: Person, id: string, wanted: { account: string; isManager: boolean; reason: string }) =>
  person.send('PUT', `/api/competitions/${id}/managers`, { id: randomUUID(), ...wanted })

test('LG-MAN-1: managers name others and remove them, with a reason that everybody reads; the last stays', async () => {
  const { noor, sol, mine, theirs } = await cup()
  const { staff } = await mine.view()
  expect(staff).toMatchObject({ managers: [{ name: 'Noor' }], players: [{ name: 'Sol' }] })
  expect((await theirs.view()).staff).toBeNull()
  const [me, other] = [staff!.managers[0]!.id, staff!.players[0]!.id]
  expect((await put(sol, mine.id, { account: other, isManager: true, reason: 'because I like' })).status).toBe(409)
  expect((await put(noor, mine.id, { account: other, isManager: true, reason: '' })).status).toBe(409)
  expect((await put(noor, mine.id, { account: '0'.repeat(20), isManager: true, reason: 'a stranger' })).status).toBe(404)
  expect((await put(noor, mine.id, { account: other, isManager: true, reason: 'Sol helps out' })).status).toBe(200)
  const view = await theirs.view()
  expect(view).toMatchObject({ manager: true, managers: ['Noor', 'Sol'] })
  expect(view.news.at(-1)!.data).toEqual({ kind: 'changed', reason: 'Sol helps out' })
  expect((await put(sol, mine.id, { account: me, isManager: false, reason: 'Noor is on holiday' })).status).toBe(200)
  expect(await mine.view()).toMatchObject({ manager: false, managers: ['Sol'], staff: null })
  expect((await put(sol, mine.id, { account: other, isManager: false, reason: 'nobody is left' })).status).toBe(409)
  expect(await theirs.refused({ kind: 'changed', managers: ['nobody'], reason: 'by hand' })).toMatchObject({ code: 'not-yours' })
})

test('LG-STATE-5: a finished competition is held again once, with its AI opponents and the caller; the others are invited, and join or decline', async () => {
  const { noor, sol, mine, theirs, url } = await cup()
  const next = (person: Person, id: string) => person.send('POST', `/api/competitions/${id}/next`)
  expect((await next(noor, mine.id)).status).toBe(409)
  await mine.act({ kind: 'started' })
  await Promise.all([mine.playAll(1), theirs.playAll(2)])
  expect((await next(await Person.called('Eve', url), mine.id)).status).toBe(403)
  const views = (await Promise.all([next(noor, mine.id), next(noor, mine.id)])).map((answer) => answer.json() as Promise<CompetitionView>)
  const [one, two] = await Promise.all(views)
  expect(one!.id).toBe(two!.id)
  expect(one!.state.entrants.map(({ name }) => name)).toEqual(['Noor', 'random', 'random 2'])
  expect(one).toMatchObject({ manager: true, invited: false, state: { status: 'open', definition: { title: 'A cup 2' } } })
  const invited = new Member(sol, one!.id)
  expect(await invited.view()).toMatchObject({ invited: true, manager: false })
  const duties = async () => (await sol.read<Queue>('GET', '/api/me/queue')).leagues.map(({ what }) => what)
  expect(await duties()).toEqual(['join'])
  await invited.act({ kind: 'declined', invitation: null })
  expect(await duties()).toEqual([])
  expect(await invited.view()).toMatchObject({ invited: false })
  // A person who declined may still enter, and a rerun that was called off is no obstacle.
  await invited.enter()
  await new Member(noor, one!.id).act({ kind: 'called off', reason: 'another time' })
  const third = (await (await next(sol, mine.id)).json()) as CompetitionView
  expect(third.id).not.toBe(one!.id)
  expect(third).toMatchObject({ manager: true, managers: ['Sol', 'Noor'] })
})
