import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadGame, openBox } from '@robodrome/games'
import { quickLuck } from '@robodrome/kernel'
import type { KeptBox, NewBox, TableCard } from '@robodrome/protocol'
import { readRecord, verify } from '@robodrome/table'
import { expect, test } from 'vitest'
import { readBackup, writeBackup } from '../src/host/backup.ts'
import { tidy } from '../src/store/tidy.ts'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { ownSite } from './support/own-site.ts'
import { playOut } from './support/play.ts'
import { openTestSite } from './support/site.ts'

const gekido = (await loadGame('gekido'))!
const registry = { gekido: { title: gekido.title, load: async () => gekido } }
const site = ownSite({ registry })

const slicer = (damage: number, id = 'slicer'): NewBox => ({
  game: 'gekido',
  id,
  changes: { bots: { SLICER: { duel: { attack: { FOUR_KIND: [damage, 5] } } } } },
})
const duel = { mode: 'duel', seats: 2, options: {} }
const refusal = async (person: Person, path: string, body: unknown): Promise<{ status: number; message: string }> => {
  const answer = await person.send('POST', path, body)
  return { status: answer.status, message: ((await answer.json()) as { error: { message: string } }).error.message }
}

test('a table with a box names it before anybody sits down, outlives a restart and a backup, and its record holds only with the box', async () => {
  const noor = await Person.called('Noor', site.url)
  const kept = await noor.read<KeptBox>('POST', '/api/boxes', slicer(12))
  expect(kept.name).toMatch(/^slicer [0-9a-f]{64}$/)
  const [id, digest] = kept.name.split(' ')
  expect(await noor.read<KeptBox>('GET', `/api/boxes/${id}/${digest}`)).toEqual(kept)
  const own = await openBox({ game: 'gekido', id, content: kept.content })
  expect(own.name).toBe(kept.name)

  const seats = [{ kind: 'open' }, { kind: 'mind', mind: 'random' }] as const
  const { id: table, box } = await noor.open('gekido', 2, { settings: duel, seats: [...seats], box: kept.name, public: true })
  expect(box).toBe(kept.name)
  const stranger = await Person.called('Sol', site.url)
  expect((await stranger.read<{ tables: TableCard[] }>('GET', '/api/tables')).tables.map((card) => card.box)).toEqual([kept.name])
  const looks = stranger.watch(table)
  expect(await looks.until(() => true)).toMatchObject({ phase: 'open', box: kept.name })
  looks.close()
  await noor.sit(table)
  const eyes = noor.watch(table)
  expect((await eyes.until(({ options }) => options.length > 0)).view).toMatchObject({ box: kept.name })
  eyes.close()

  // The match continues in a new process, and then in a restored store.
  await site.app.close()
  await site.open()
  noor.url = site.url
  const path = join(mkdtempSync(join(tmpdir(), 'robodrome-boxes-')), 'one.backup')
  await writeBackup(site.store, path)
  const database = await newDatabase()
  const copy = await database.open()
  await readBackup(copy, path)
  const restored = await openTestSite(copy, { registry })
  for (const url of [site.url, restored.url]) {
    noor.url = url
    const again = noor.watch(table)
    await playOut(again, quickLuck(5))
    again.close()
    const record = readRecord(await (await noor.send('GET', `/api/tables/${table}/record`)).text())
    expect(record.box).toBe(kept.name)
    expect(verify(own.game, record).problems).toEqual([])
    expect(verify(gekido, record).problems[0]!.message).toContain(`played with box ${kept.name}`)
    expect(verify((await openBox(slicer(13))).game, record).problems[0]!.message).toContain('but it is checked against box slicer')
  }
  await restored.app.close()
  await copy.close()
  await database.drop()
}, 60_000)

test('a box that cannot be played with is refused, with the place of what is wrong', async () => {
  const noor = await Person.called('Noor', site.url)
  const wrong = async (body: unknown) => (await refusal(noor, '/api/boxes', body)).message
  expect(await wrong({ ...slicer(3), id: 'No Name' })).toContain('id: ')
  expect(await wrong({ ...slicer(3), game: 'chess' })).toContain('game: found "chess"')
  expect(await wrong({ game: 'gekido', id: 'x', changes: { bots: { SLYCER: {} } } })).toContain('changes.bots.SLYCER')
  expect(await wrong(slicer(99))).toMatch(/bots\.\d+\.duel\.attack\.FOUR_KIND\.0: found 99/)
  expect(await wrong({ game: 'gekido', id: 'x', changes: { bots: { SLICER: { name: 'A\n0 pass' } } } })).toContain(
    'expected text without control characters',
  )
  const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown
  expect(await wrong({ game: 'gekido', id: 'x', content: deep })).toContain('levels of nesting')
  expect(await refusal(noor, '/api/boxes', { ...slicer(3), content: 'x'.repeat(200_000) })).toMatchObject({ status: 413 })
})

test('a table is opened only with a box that is kept here, for its game, and is not rated', async () => {
  const noor = await Person.called('Noor', site.url)
  const open = { game: 'gekido', settings: duel, seats: [{ kind: 'open' }, { kind: 'open' }], public: false, clock: null }
  const strange = `slicer ${'0'.repeat(64)}`
  expect(await refusal(noor, '/api/tables', { ...open, box: strange })).toMatchObject({ status: 404 })
  const { name } = await noor.read<KeptBox>('POST', '/api/boxes', slicer(11))
  expect(await refusal(noor, '/api/tables', { ...open, box: name, rated: true })).toEqual({
    status: 400,
    message: 'rated: a table with a box is not rated',
  })
  const aimbots: NewBox = { game: 'aimbots', id: 'same', changes: {} }
  const other = await noor.read<KeptBox>('POST', '/api/boxes', aimbots)
  expect((await refusal(noor, '/api/tables', { ...open, box: other.name })).message).toContain('found one for aimbots')
})

test('a box that no table has goes after a week, one that is played with stays', async () => {
  const noor = await Person.called('Noor', site.url)
  const [used, unused] = [
    await noor.read<KeptBox>('POST', '/api/boxes', slicer(9)),
    await noor.read<KeptBox>('POST', '/api/boxes', slicer(8)),
  ]
  await noor.open('gekido', 2, { settings: duel, box: used.name })
  await site.store.pool.query("update boxes set created_at = now() - interval '8 days'")
  await tidy(site.store, 30)
  const left = await site.store.db.selectFrom('boxes').select('name').execute()
  expect(left.map(({ name }) => name)).toContain(used.name)
  expect(left.map(({ name }) => name)).not.toContain(unused.name)
})

test('a box that two people brought is both of theirs: it stays with its name until the last of them goes', async () => {
  const [one, two] = await Promise.all(['One', 'Two'].map((name) => Person.called(name, site.url)))
  const { name } = await one!.read<KeptBox>('POST', '/api/boxes', slicer(29, 'shared'))
  expect((await two!.read<KeptBox>('POST', '/api/boxes', slicer(29, 'shared'))).name).toBe(name)
  const exported = async (person: Person) => (await person.read<{ boxes: { name: string }[] }>('GET', '/api/account/export')).boxes
  expect((await exported(one!)).map((box) => box.name)).toEqual([name])
  expect((await exported(two!)).map((box) => box.name)).toEqual([name])
  const status = async (): Promise<number> => (await two!.send('GET', `/api/boxes/${name.replace(' ', '/')}`)).status
  await one!.send('DELETE', '/api/account')
  expect(await status()).toBe(200)
  expect((await exported(two!)).map((box) => box.name)).toEqual([name])
  await two!.send('DELETE', '/api/account')
  expect(await status()).toBe(404)
})
