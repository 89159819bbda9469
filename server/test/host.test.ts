import type { HostView, NoticeList } from '@robodrome/protocol'
import { expect, test } from 'vitest'
import { Person } from './support/client.ts'
import { ownSite } from './support/own-site.ts'
import { openTestSite } from './support/site.ts'

const TOKEN = 'a token of the host'
const site = ownSite({}, { hostToken: TOKEN })

test('during a match, players and spectators chat separately; only the host sees reports', async () => {
  const { url } = site
  const [noor, sol, mara] = await Promise.all(['Noor', 'Sol', 'Mara'].map((name) => Person.called(name, url)))
  const { id } = await noor!.open('tic-tac-toe', 2)
  for (const person of [noor!, sol!]) await person.sit(id)
  const eyes = [noor!, sol!, mara!].map((person) => person.watch(id))
  await Promise.all(eyes.map((each) => each.until(({ phase }) => phase === 'playing')))
  await eyes[2]!.do({ type: 'chat', text: 'Sol should take the middle' })
  await eyes[0]!.do({ type: 'chat', text: 'Good luck' })
  await eyes[1]!.do({ type: 'chat', text: 'You will need it' })
  await eyes[0]!.do({ type: 'choose', seat: 0, text: '4' })
  await Promise.all(eyes.map((each) => each.until(({ asked }) => asked[0] === 1)))
  expect(eyes.map(({ chat }) => chat.map(({ name }) => name))).toEqual([['Noor', 'Sol'], ['Noor', 'Sol'], ['Mara']])
  const again = noor!.watch(id)
  await again.until(() => true)
  expect(again.chat.map(({ name }) => name)).toEqual(['Noor', 'Sol'])
  await eyes[1]!.do({ type: 'leave', seat: 1 })
  const after = noor!.watch(id)
  for (const each of [...eyes, after]) {
    await each.until(({ phase }) => phase === 'over')
    expect(each.chat.map(({ name }) => name).toSorted()).toEqual(['Mara', 'Noor', 'Sol'])
  }

  const line = eyes[2]!.chat.find(({ name }) => name === 'Mara')
  const report = (person: Person) => person.send('POST', `/api/tables/${id}/chat/${line!.n}/report`, { reason: 'insult' })
  expect([(await report(noor!)).status, (await report(noor!)).status, (await report(mara!)).status]).toEqual([204, 204, 404])
  const unreasoned = await noor!.send('POST', `/api/tables/${id}/chat/${line!.n}/report`, { reason: 'dislike' })
  expect(unreasoned.status).toBe(400)
  const look = (token: string, path = '/api/host', method = 'GET', body?: object) =>
    fetch(url + path, {
      method,
      headers: { 'x-host-token': token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  expect([(await look('another token, just as long')).status, (await noor!.send('GET', '/api/host')).status]).toEqual([404, 404])
  const view = (await (await look(TOKEN)).json()) as HostView
  expect(view.reports).toMatchObject([
    { table: id, by: { name: 'Noor' }, of: { name: 'Mara' }, reason: 'insult', text: 'Sol should take the middle' },
  ])
  expect(view).toMatchObject({ people: { all: 3, kept: 0, programs: 0, seenToday: 2 }, tables: { over: 1 } })
  const settled = (await (
    await look(TOKEN, `/api/host/reports/${view.reports[0]!.id}/settle`, 'POST', { decision: 'acted' })
  ).json()) as HostView
  expect(settled.reports).toEqual([])
  // The reporter is told the decision, and nobody else is.
  const told = async (person: Person) =>
    ((await (await person.send('GET', '/api/me/notices')).json()) as NoticeList).notices.map(({ news }) => news)
  expect(await told(noor!)).toContainEqual({ kind: 'report', of: 'Mara', decision: 'acted' })
  expect((await told(mara!)).filter(({ kind }) => kind === 'report')).toEqual([])
  for (const each of [...eyes, again, after]) each.close()
})

test('one reports what one was sent: a line of the own side while a match is played, of anybody once it is over, each once', async () => {
  const { url } = site
  const [noor, sol, mara, theo] = await Promise.all(['Noor', 'Sol', 'Mara', 'Theo'].map((name) => Person.called(name, url)))
  const { id } = await noor!.open('tic-tac-toe', 2)
  for (const person of [noor!, sol!]) await person.sit(id)
  const eyes = [noor!, sol!, mara!, theo!].map((person) => person.watch(id))
  await Promise.all(eyes.map((each) => each.until(({ phase }) => phase === 'playing')))
  await eyes[1]!.do({ type: 'chat', text: 'said to players' })
  await eyes[3]!.do({ type: 'chat', text: 'said to onlookers' })
  const { rows } = await site.store.pool.query<{ n: string }>('select n from chat where table_id = $1 order by seat nulls last', [id])
  const [ofSol, ofTheo] = rows.map(({ n }) => n)
  const report = async (person: Person, line: string): Promise<number> =>
    (await person.send('POST', `/api/tables/${id}/chat/${line}/report`, { reason: 'other' })).status
  const reported = async (): Promise<string[]> => {
    const answer = await fetch(`${url}/api/host`, { headers: { 'x-host-token': TOKEN } })
    const { reports } = (await answer.json()) as HostView
    return reports.filter(({ table }) => table === id).map(({ by, of, text }) => `${by.name} of ${of.name}: ${text}`)
  }
  expect([await report(mara!, ofSol!), await report(noor!, ofTheo!), await report(sol!, ofSol!)]).toEqual([404, 404, 404])
  expect(await reported()).toEqual([])
  expect([await report(noor!, ofSol!), await report(noor!, ofSol!), await report(mara!, ofTheo!)]).toEqual([204, 204, 204])
  const meanwhile = ['Noor of Sol: said to players', 'Mara of Theo: said to onlookers']
  expect(await reported()).toEqual(meanwhile)
  await eyes[1]!.do({ type: 'leave', seat: 1 })
  await eyes[2]!.until(({ phase }) => phase === 'over')
  expect([await report(mara!, ofSol!), await report(noor!, ofTheo!), await report(mara!, ofTheo!)]).toEqual([204, 204, 204])
  expect(await reported()).toEqual([...meanwhile, 'Mara of Sol: said to players', 'Noor of Theo: said to onlookers'])
  for (const each of eyes) each.close()
})

test('without a token in the settings there is no host’s page', async () => {
  const { app, url } = await openTestSite(site.store)
  expect((await fetch(`${url}/api/host`, { headers: { 'x-host-token': TOKEN } })).status).toBe(404)
  await app.close()
})
