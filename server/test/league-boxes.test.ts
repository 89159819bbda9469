import { randomUUID } from 'node:crypto'
import { loadGame, openBox } from '@robodrome/games'
import type { CompetitionView, KeptBox, TableCard } from '@robodrome/protocol'
import { readRecord, verify } from '@robodrome/table'
import { expect, test } from 'vitest'
import { tidy } from '../src/store/tidy.ts'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { Member } from './support/league.ts'
import { ownSite } from './support/own-site.ts'
import { openTestSite } from './support/site.ts'

const gekido = (await loadGame('gekido'))!
const aimbots = (await loadGame('aimbots'))!
const registry = {
  gekido: { title: gekido.title, load: async () => gekido },
  aimbots: { title: aimbots.title, load: async () => aimbots },
}
const hostToken = 'the token of the host'
const site = ownSite({ registry }, { hostToken })

const CUP = {
  title: 'A cup',
  format: 'round robin',
  events: [{ game: 'gekido', mode: 'duel' }],
  entry: { min: 2 },
  fill: { when: 'none', program: 'random' },
  pace: { kind: 'live' },
}
const changes = (damage: number) => ({ bots: { SLICER: { duel: { attack: { FOUR_KIND: [damage, 5] } } } } })
const digestOf = ({ name }: KeptBox): string => name.split(' ')[1]!
const keep = (person: Person, damage: number, id = 'slicer'): Promise<KeptBox> =>
  person.read('POST', '/api/boxes', { game: 'gekido', id, changes: changes(damage) })
const share = (person: Person, box: KeptBox) =>
  person.read('PUT', `/api/boxes/${box.name.replace(' ', '/')}/share`, {
    title: 'Even Duel',
    note: '',
    version: 1,
    parent: null,
    forkedFrom: null,
    visibility: 'link',
  })
const hide = async (box: KeptBox): Promise<void> => {
  const answer = await fetch(`${site.url}/api/host/boxes/${box.name.replace(' ', '/')}`, {
    method: 'POST',
    headers: { 'x-host-token': hostToken, 'content-type': 'application/json' },
    body: JSON.stringify({ ruling: 'hidden' }),
  })
  expect(answer.status).toBe(200)
}
const refusal = async (person: Person, path: string, body: unknown): Promise<[number, string | undefined, string]> => {
  const answer = await person.send('POST', path, body)
  const { error } = (await answer.json()) as { error: { rule?: string; message: string } }
  return [answer.status, error.rule, error.message]
}

test('LG-DATA-5: a season is played with a shared box to its end, also after the host has hidden it; its records are verified on another machine', async () => {
  const [vera, sol] = [await Person.called('Vera', site.url), await Person.called('Sol', site.url)]
  const box = await keep(vera, 12)
  await share(vera, box)
  const mine = await Member.creating(sol, { ...CUP, box: digestOf(box), fill: { when: 'start', program: 'random' }, entry: { min: 3 } })
  const theirs = new Member(vera, mine.id)
  await mine.enter()
  await theirs.enter()
  expect((await mine.view()).state.definition).toMatchObject({ box: digestOf(box), rated: false })
  await mine.act({ kind: 'started' })
  await mine.until(({ state }) => state.fixtures.some(({ table }) => table !== null))
  await hide(box)
  const [end] = await Promise.all([mine.playAll(1), theirs.playAll(2)])
  expect(end.state.status).toBe('finished')
  const tables = (await site.store.db.selectFrom('fixture_tables').select('table_id').execute()).map(({ table_id }) => table_id)
  expect(tables).toHaveLength(3)
  // No new season and no other competition can start with the hidden box.
  expect((await refusal(sol, `/api/competitions/${mine.id}/next`, undefined))[2]).toContain('hidden')
  expect((await refusal(sol, '/api/competitions', { definition: { ...CUP, box: digestOf(box) } }))[2]).toContain('hidden')

  // A person on another site who has only the changes and the records.
  const database = await newDatabase()
  const store = await database.open()
  const elsewhere = await openTestSite(store, { registry })
  const kuro = await Person.called('Kuro', elsewhere.url)
  const same = await keep(kuro, 12)
  expect(same.name).toBe(box.name)
  const { content } = await kuro.read<KeptBox>('GET', `/api/boxes/${same.name.replace(' ', '/')}`)
  const { game } = await openBox({ game: 'gekido', id: 'slicer', content })
  for (const id of tables) {
    expect((await sol.read<TableCard>('GET', `/api/tables/${id}`)).box).toBe(box.name)
    const record = readRecord(await (await sol.send('GET', `/api/tables/${id}/record`)).text())
    expect(verify(game, record)).toMatchObject({ problems: [], dice: 'consistent' })
    expect(verify(gekido, record).problems[0]!.message).toContain(`played with box ${box.name}`)
  }
  await elsewhere.app.close()
  await store.close()
  await database.drop()
}, 120_000)

test('LG-DATA-5: refused where it is rated, in formats with fixed pieces, and with a box that is not here or not for its game', async () => {
  const noor = await Person.called('Noor', site.url)
  const box = await keep(noor, 13)
  const refused = (definition: object) => refusal(noor, '/api/competitions', { definition: { ...CUP, ...definition } })
  expect(await refused({ box: digestOf(box), rated: true })).toEqual([409, 'LG-DATA-5', expect.stringContaining('not rated')])
  const keeper = { format: 'keeper', events: [{ game: 'pbl', mode: 'regular' }], entry: { min: 4 } }
  expect((await refused({ ...keeper, box: digestOf(box) }))[2]).toContain('printed games only')
  expect(await refused({ box: '0'.repeat(64) })).toEqual([404, undefined, expect.stringContaining('no such box')])
  expect((await refused({ box: 'slicer' }))[2]).toContain('SHA-256')
  const other = await noor.read<KeptBox>('POST', '/api/boxes', { game: 'aimbots', id: 'same', changes: {} })
  expect((await refused({ box: digestOf(other) }))[2]).toContain('found one for aimbots')
})

test('LG-DATA-5: the box of a competition stays, whatever a manager changes, and for as long as the competition', async () => {
  const noor = await Person.called('Noor', site.url)
  const [box, other] = [await keep(noor, 14), await keep(noor, 15)]
  const mine = await Member.creating(noor, { ...CUP, box: digestOf(box) })
  await noor.read('PUT', `/api/competitions/${mine.id}`, {
    id: randomUUID(),
    definition: { ...CUP, title: 'Renamed', box: digestOf(other) },
  })
  expect((await mine.view()).state.definition).toMatchObject({ title: 'Renamed', box: digestOf(box), rated: false })
  const changed = { ...CUP, events: [{ game: 'aimbots', mode: 'duel' }] }
  const answer = await noor.send('PUT', `/api/competitions/${mine.id}`, { id: randomUUID(), definition: changed })
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('found one for gekido')])
  expect((await mine.view()).state.definition.events).toMatchObject([{ game: 'gekido', mode: 'duel' }])
  await site.store.pool.query("update boxes set created_at = now() - interval '8 days'")
  await tidy(site.store, 30)
  const left = (await site.store.db.selectFrom('boxes').select('name').execute()).map(({ name }) => name)
  expect(left).toContain(box.name)
  expect(left).not.toContain(other.name)
})

test('LG-DATA-5: a hidden box starts no competition: no manager starts it, and its hour calls it off', async () => {
  const noor = await Person.called('Noor', site.url)
  const box = await keep(noor, 16)
  await share(noor, box)
  const by = async (startAt: number | null): Promise<Member> => {
    const member = await Member.creating(noor, { ...CUP, box: digestOf(box), startAt, fill: { when: 'start', program: 'random' } })
    await member.enter()
    return member
  }
  const [byHand, byHour] = [await by(null), await by(Date.now() + 1_500)]
  await hide(box)
  expect((await refusal(noor, `/api/competitions/${byHand.id}/acts`, { id: randomUUID(), act: { kind: 'started' } }))[2]).toContain(
    'hidden',
  )
  const end = await byHour.until(({ state }: CompetitionView) => state.status !== 'open')
  expect(end.state.status).toBe('called off')
})

test('LG-DATA-5: tables have the name that a manager or the author who shares it gave to the box, and none that a stranger did', async () => {
  const [noor, vera, stranger] = await Promise.all(['Noor', 'Vera', 'Stranger'].map((name) => Person.called(name, site.url)))
  const boxOfTable = async (box: KeptBox, damage: number): Promise<string | null> => {
    await keep(stranger!, damage, 'a-rude-name')
    const fill = { when: 'start', program: 'random' }
    const mine = await Member.creating(noor!, { ...CUP, box: digestOf(box), fill })
    await mine.enter()
    await mine.act({ kind: 'started' })
    const { state } = await mine.until((view) => typeof view.state.fixtures[0]?.table === 'string')
    return (await noor!.read<TableCard>('GET', `/api/tables/${state.fixtures[0]!.table}`)).box ?? null
  }
  const own = await keep(noor!, 17)
  expect(await boxOfTable(own, 17)).toBe(own.name)
  const hers = await keep(vera!, 18)
  expect(await boxOfTable(hers, 18)).toBe(`box ${digestOf(hers)}`)
  const shared = await keep(vera!, 19)
  await share(vera!, shared)
  expect(await boxOfTable(shared, 19)).toBe(shared.name)
})
