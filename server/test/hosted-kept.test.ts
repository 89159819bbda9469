import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quickLuck } from '@robodrome/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeBackup } from '../src/host/backup.ts'
import { exportLines, importLines } from '../src/host/exchange.ts'
import { rebuild } from '../src/host/rebuild.ts'
import { restore } from '../src/host/restore.ts'
import { retell } from '../src/host/retell.ts'
import { openPackages } from '../src/outside/open-packages.ts'
import type { Packages } from '../src/outside/package.ts'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { EXAMPLE } from './support/hostile-package.ts'
import { playOut } from './support/play.ts'
import { projectionsOf } from './support/projections.ts'
import { openTestSite } from './support/site.ts'

const WANTED = [{ folder: EXAMPLE, pin: null }]
const SETTINGS = { mode: 'standard', seats: 2, options: { dice: 1 } }

let databases: TestDatabase[]
/** The site's own store, and two empty ones. */
let store: Store, restored: Store, imported: Store
let packages: Awaited<ReturnType<typeof openPackages>>['packages']
/** A match in play, with its two people. */
let going: { id: string; people: Person[] }
const said: string[] = []
const say = (message: string): void => void said.push(message)
const gamesOf = (of: Packages) => new Map([...of].map(([id, { game }]) => [id, game]))

/** Two people with accounts at a rated table. */
async function pairAt(url: string, names: readonly string[]) {
  const people = await Promise.all(
    names.map(async (name) => {
      const person = await Person.called(name, url)
      await person.read('POST', '/api/account/password', { username: name.toLowerCase(), password: `the dice of ${name}` })
      return person
    }),
  )
  const clock = { bank: 600_000, increment: 0 }
  const { id } = await people[0]!.open('liars-dice', 2, { settings: SETTINGS, rated: true, clock })
  for (const person of people) await person.sit(id)
  return { id, people, eyes: people.map((person) => person.watch(id)) }
}

beforeAll(async () => {
  databases = await Promise.all([newDatabase(), newDatabase(), newDatabase()])
  ;[store, restored, imported] = (await Promise.all(databases.map((each) => each.open()))) as [Store, Store, Store]
  ;({ packages } = await openPackages(WANTED, [], say))
  const { app, url } = await openTestSite(store, {}, { games: WANTED })
  const ended = await pairAt(url, ['Rhea', 'Sora'])
  await Promise.all(ended.eyes.map((each, seat) => playOut(each, quickLuck(seat + 1))))
  const later = await pairAt(url, ['Tove', 'Ulla'])
  const asked = await Promise.race(later.eyes.map((each) => each.until(({ options }) => options.length > 0).then(() => each)))
  await asked.do({ type: 'choose', seat: asked.snapshot!.seat!, text: asked.snapshot!.options[0]!.text })
  for (const each of [...ended.eyes, ...later.eyes]) each.close()
  going = { id: later.id, people: later.people }
  await app.close()
}, 120_000)
afterAll(async () => {
  await Promise.all([...packages.values()].map((each) => each.close()))
  await Promise.all([store, restored, imported].map((each) => each.close()))
  await Promise.all(databases.map((each) => each.drop()))
})

describe('matches of a game from outside', () => {
  test('count the same after a rebuild, and their stories are told again', { timeout: 120_000 }, async () => {
    const before = await projectionsOf(store)
    expect([before['results'], before['rating_changes'], before['deadlines']].map((rows) => rows!.length)).toEqual([1, 2, 1])
    await store.pool.query('delete from results; delete from tallies; delete from deadlines; update tables set card = null')
    expect(await rebuild(store, gamesOf(packages), say, { packages })).toBe(1)
    expect(await projectionsOf(store)).toEqual(before)
    expect(await retell(store, gamesOf(packages), say, packages)).toBe(1)
    expect(said).toEqual([])
  })

  test('are restored from a backup, and one in play goes on to its end', { timeout: 120_000 }, async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'robodrome-backup-')), 'hosted.backup')
    const rows = await writeBackup(store, path)
    expect(await restore(restored, path, gamesOf(packages), say, packages)).toEqual({ rows, unreadable: 0 })
    expect(await projectionsOf(restored)).toEqual(await projectionsOf(store))
    const { app, url } = await openTestSite(restored, {}, { games: WANTED })
    const eyes = going.people.map((person) => Object.assign(person, { url }).watch(going.id))
    await Promise.all(eyes.map((each, seat) => playOut(each, quickLuck(seat + 1))))
    const { changes } = await going.people[0]!.read<{ changes: unknown[] }>('GET', `/api/tables/${going.id}/ratings`)
    expect(changes).toHaveLength(2)
    for (const each of eyes) each.close()
    await app.close()
  })

  test('are imported from an export', { timeout: 120_000 }, async () => {
    await importLines(imported, exportLines(store))
    expect(await rebuild(imported, gamesOf(packages), say, { packages })).toBe(1)
    expect(await projectionsOf(imported)).toEqual(await projectionsOf(store))
    expect(said).toEqual([])
  })

  test('do not count while the host leaves the game out, and the message names it', { timeout: 120_000 }, async () => {
    const heard: string[] = []
    expect(await rebuild(imported, new Map(), (message) => heard.push(message))).toBe(0)
    expect(heard.map((message) => /^table \S+ cannot be replayed and does not count: .*liars-dice/.test(message))).toEqual([true, true])
    expect(await rebuild(imported, gamesOf(packages), say, { packages })).toBe(1)
    expect(await projectionsOf(imported)).toEqual(await projectionsOf(store))
  })
})
