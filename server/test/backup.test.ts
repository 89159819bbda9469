import { readFileSync, mkdtempSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quickLuck } from '@robodrome/kernel'
import type { Account, AccountList, ChallengeList, HostView } from '@robodrome/protocol'
import { expect, test } from 'vitest'
import { backupBefore } from '../src/host/before-migrations.ts'
import { checkBackup, readBackup, writeBackup } from '../src/host/backup.ts'
import { exportLines, NOT_KEPT, NUMBERED, TABLES } from '../src/host/exchange.ts'
import { rebuild } from '../src/host/rebuild.ts'
import type { Store } from '../src/store/store.ts'
import { volley } from '../../kernel/test/games/volley.ts'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { playOut } from './support/play.ts'
import { openTestSite } from './support/site.ts'

const collect = async (lines: AsyncIterable<string>): Promise<string[]> => {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}

test('a backup made while a match is played is one moment of it: restored, the match plays on to its end', async () => {
  const [from, to] = [await newDatabase(), await newDatabase()]
  const [store, copy] = [await from.open(), await to.open()]
  const { app, url } = await openTestSite(store)
  const noor = await Person.called('Noor', url)
  const { id } = await noor.open('volley', 2, { seats: [{ kind: 'open' }, { kind: 'mind', mind: 'random' }] })
  await noor.sit(id)
  const eyes = noor.watch(id)
  await eyes.until(({ options }) => options.length > 0)
  const path = join(mkdtempSync(join(tmpdir(), 'robodrome-backup-')), 'one.backup')
  // Neither waits for the other: moves are made while the backup is being written.
  const [rows] = await Promise.all([writeBackup(store, path), playOut(eyes, quickLuck(3))])
  eyes.close()
  await app.close()
  expect(existsSync(`${path}.part`)).toBe(false)
  expect(await checkBackup(path)).toBe(rows)
  expect(await readBackup(copy, path)).toBe(rows)
  // The copy has everything, plus an outage from the backup until now in which no clock ran.
  expect((await collect(exportLines(copy))).length).toBeGreaterThan(rows + 1)

  const second = await openTestSite(copy)
  noor.url = second.url
  const again = noor.watch(id)
  await playOut(again, quickLuck(3))
  again.close()
  await second.app.close()
  await expect(readBackup(copy, path)).rejects.toThrow('an empty one')
  await Promise.all([store.close(), copy.close()])
  await Promise.all([from.drop(), to.drop()])
})

test('a backup is written before a store is migrated, and read by the version after it; one of a newer version is refused', async () => {
  const [from, to] = [await newDatabase(), await newDatabase()]
  const [store, copy] = [await from.open(), await to.open()]
  await store.db.insertInto('guests').values({ id: 'g', name: 'Noor' }).execute()
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-migration-'))
  const said: string[] = []
  await backupBefore(join(folder, 'data'), (message) => said.push(message))(store, ['0002-later'])
  const file = /is in (\S+\.backup)/.exec(said.join())![1]!
  // The next version has a column that the backup does not contain.
  await copy.pool.query("alter table guests add column rank text not null default 'new'")
  await readBackup(copy, file)
  const { rows } = await copy.pool.query('select id, rank from guests')
  expect(rows).toEqual([{ id: 'g', rank: 'new' }])
  await store.pool.query("insert into kysely_migration values ('9999-of-tomorrow', now()::text)")
  const newer = join(folder, 'newer.backup')
  await writeBackup(store, newer)
  await expect(readBackup(copy, newer)).rejects.toThrow('an empty one')
  await copy.pool.query('delete from guests')
  await expect(readBackup(copy, newer)).rejects.toThrow('expected an export of this version or an earlier one: update Robodrome first')
  writeFileSync(join(folder, 'file'), '')
  await expect(backupBefore(join(folder, 'file'), () => {})(store, ['0002-later'])).rejects.toThrow('the store is not changed without one')
  await Promise.all([store.close(), copy.close()])
  await Promise.all([from.drop(), to.drop()])
})

test('a backup that was cut off or changed is refused before anything is put into the store', async () => {
  const database = await newDatabase()
  const store = await database.open()
  await store.db.insertInto('guests').values({ id: 'g', name: 'Noor' }).execute()
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-backup-'))
  const path = join(folder, 'whole.backup')
  expect(await checkBackup(path).catch(() => 0)).toBe(0)
  expect(await writeBackup(store, path)).toBe(await checkBackup(path))
  await expect(writeBackup(store, join(folder, 'none', 'x.backup'))).rejects.toThrow('ENOENT')
  const whole = readFileSync(path)
  const spoilt = join(folder, 'spoilt.backup')
  writeFileSync(spoilt, whole.subarray(0, whole.length - 30))
  await expect(checkBackup(spoilt)).rejects.toThrow('expected a whole one')
  writeFileSync(spoilt, 'nonsense')
  await expect(checkBackup(spoilt)).rejects.toThrow('expected a whole one')
  await expect(checkBackup(join(folder, 'nothing'))).rejects.toThrow('ENOENT')
  await store.close()
  await database.drop()
})

test('every table of the store is in a backup, or it is said why not', async () => {
  const database = await newDatabase()
  const store = await database.open()
  const { rows } = await store.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%'",
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...Object.keys(TABLES), ...Object.keys(NOT_KEPT)].toSorted())
  // A restore continues the numbering of each of these columns.
  const { rows: numbered } = await store.pool.query<{ of: string; name: string }>(
    "select table_name as of, column_name as name from information_schema.columns where table_schema = 'public' and is_identity = 'YES'",
  )
  const columns = numbered.filter(({ of }) => of in TABLES).map(({ of, name }) => `${of}.${name}`)
  expect(columns.toSorted()).toEqual(NUMBERED.map(([of, name]) => `${of}.${name}`).toSorted())
  await store.close()
  await database.drop()
})

test('what people left open is there after a restore: invitations, challenges, friends, blocks, reports, and clocks that stood still', async () => {
  const [from, to] = [await newDatabase(), await newDatabase()]
  const [store, copy] = [await from.open(), await to.open()]
  const host = { hostToken: 'the token of the host' }
  const first = await openTestSite(store, {}, host)
  const [noor, sol, mara] = await Promise.all(['Noor', 'Sol', 'Mara'].map((name) => Person.called(name, first.url)))
  const idOf = async (person: Person) => (await person.read<Account>('GET', '/api/session')).id
  const { code } = await noor!.read<{ code: string }>('POST', '/api/friends/invitations')
  const settings = { mode: 'standard', seats: 2, options: {} }
  await sol!.read('POST', '/api/challenges', { to: [await idOf(noor!)], game: 'sparks', settings, clock: null })
  await noor!.read('PUT', `/api/blocks/${await idOf(mara!)}`)
  const { id } = await noor!.open('volley', 2, { clock: { bank: 60_000, increment: 0 } })
  for (const person of [noor!, sol!]) await person.sit(id)
  const eyes = [noor!.watch(id), sol!.watch(id)]
  await Promise.all(eyes.map((each) => each.until(({ phase }) => phase === 'playing')))
  await eyes[1]!.do({ type: 'chat', text: 'Boo' })
  await eyes[0]!.until(() => eyes[0]!.chat.length > 0)
  expect((await noor!.send('POST', `/api/tables/${id}/chat/${eyes[0]!.chat[0]!.n}/report`, { reason: 'spam' })).status).toBe(204)
  for (const each of eyes) each.close()
  await first.app.close()
  const due = async (of: Store) => (await of.pool.query<{ key: string }>('select key from deadlines')).rows.map(({ key }) => key)
  expect(await due(store)).toEqual([`clock ${id}`])

  const path = join(mkdtempSync(join(tmpdir(), 'robodrome-backup-')), 'left-open.backup')
  await writeBackup(store, path)
  await readBackup(copy, path)
  await rebuild(copy, new Map([['volley', volley]]), () => {})
  expect(await due(copy)).toEqual([`clock ${id}`])

  // As when a server starts, the first heartbeat records the outage.
  await copy.close()
  const anew = await to.open()
  const second = await openTestSite(anew, {}, host)
  for (const person of [noor!, sol!, mara!]) person.url = second.url
  expect((await noor!.read<ChallengeList>('GET', '/api/challenges')).challenges).toMatchObject([{ from: { name: 'Sol' } }])
  expect((await noor!.read<AccountList>('GET', '/api/blocks')).accounts).toMatchObject([{ name: 'Mara' }])
  expect(await sol!.read('POST', '/api/friends', { code })).toMatchObject({ name: 'Noor' })
  const look = await fetch(`${second.url}/api/host`, { headers: { 'x-host-token': host.hostToken } })
  expect(((await look.json()) as HostView).reports).toMatchObject([{ text: 'Boo', by: { name: 'Noor' }, of: { name: 'Sol' } }])
  const again = noor!.watch(id)
  await again.until(({ options }) => options.length > 0)
  await again.do({ type: 'choose', seat: again.snapshot!.seat!, text: again.snapshot!.options[0]!.text })
  const { rows } = await anew.pool.query<{ body: string }>('select body from steps where table_id = $1 order by seq desc limit 2', [id])
  expect(rows.map(({ body }) => (JSON.parse(body) as { kind: string }).kind)).toContain('downtime')
  again.close()
  await second.app.close()
  await Promise.all([store.close(), anew.close()])
  await Promise.all([from.drop(), to.drop()])
})
