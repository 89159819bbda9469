import { rmSync, writeFileSync } from 'node:fs'
import { registry } from '@robodrome/games'
import { quickLuck, type Game } from '@robodrome/kernel'
import type { CompetitionView } from '@robodrome/protocol'
import { beforeAll, expect, test } from 'vitest'
import { writeBackup } from '../src/host/backup.ts'
import { restore } from '../src/host/restore.ts'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { allGames, BACKUP, fill, PEOPLE, readKept, together } from './support/kept-host.ts'
import { Member } from './support/league.ts'
import { openTestSite } from './support/site.ts'

/** Choices made at each table after the restore. */
const MORE = 3

const games = await allGames()

/** What a restore says about tables that these games cannot read. */
const unreadable = async (read: ReadonlyMap<string, Game>): Promise<string[]> => {
  const database = await newDatabase()
  const store = await database.open()
  const said: string[] = []
  await restore(store, BACKUP, read, (message) => said.push(message))
  await store.close()
  await database.drop()
  return said
}

/** `KEPT=write npm test -- server/kept-host` makes the backup anew before it is read. */
beforeAll(async () => {
  if (process.env['KEPT'] !== 'write') return
  const database = await newDatabase()
  const store = await database.open()
  const { app, url } = await openTestSite(store, { registry })
  const kept = await fill(url, games)
  await app.close()
  for (const file of [BACKUP, PEOPLE]) rmSync(file, { force: true })
  await writeBackup(store, BACKUP)
  writeFileSync(PEOPLE, `${JSON.stringify(kept, null, 2)}\n`)
  await store.close()
  await database.drop()
})

test('a host of version 1.0.0 is restored: every game in every mode, a box and the seasons play on', async () => {
  const { cookies, tables, leagues } = readKept()
  expect(new Set(tables.map(({ game }) => game))).toEqual(new Set(['gekido', 'aimbots', 'volt', 'pbl']))
  const database = await newDatabase()
  const store = await database.open()
  const said: string[] = []
  await restore(store, BACKUP, games, (message) => said.push(message))
  expect(said).toEqual([])
  // A session lasts for months, the backup for ever.
  await store.pool.query("update sessions set expires_at = now() + interval '1 day'")
  const { app, url } = await openTestSite(store, { registry })
  const people = Object.entries(cookies).map(([name, cookie]) => Object.assign(new Person(url, name), { cookie }))
  const lastStep = async (id: string) =>
    (await store.pool.query<{ seq: number }>('select max(seq) as seq from steps where table_id = $1', [id])).rows[0]!.seq
  for (const [i, { id, game, mode }] of tables.entries()) {
    const before = await lastStep(id)
    const { rows } = await store.pool.query<{ guest: string }>('select guest from sitters where table_id = $1', [id])
    await together(people.slice(0, new Set(rows.map(({ guest }) => guest)).size), id, quickLuck(i), MORE)
    expect(await lastStep(id), `${game} ${mode}`).toBeGreaterThan(before)
  }
  for (const { id, format } of leagues) {
    const members = people.map((person) => new Member(person, id))
    const isOpen = ({ decision, table }: CompetitionView['state']['fixtures'][number]) => decision === null && table !== null
    const mineIn = ({ state, own }: CompetitionView) =>
      state.fixtures.find((fixture) => isOpen(fixture) && fixture.seats.some((entrant) => own.includes(entrant)))
    const view = await members[0]!.until((each) => mineIn(each) !== undefined)
    expect(view.state.status, format).toBe('running')
    const open = mineIn(view)!
    const views = await Promise.all(members.map((member) => member.view()))
    const playing = people.filter((_, i) => open.seats.some((entrant) => views[i]!.own.includes(entrant)))
    for (const person of playing) await person.sit(open.table!)
    await together(playing, open.table!, quickLuck(7), 2_000)
    // Decided, or played again where a draw cannot stand.
    await members[0]!.until(({ state: { fixtures } }) => fixtures[open.id]!.decision !== null || fixtures[open.id]!.table !== open.table)
  }
  await app.close()
  await store.close()
  await database.drop()
})

test.each([...games].map(([id]) => id))(
  'planted: without the reader of one choice of %s the restore says which tables it cannot read',
  async (id) => {
    const game = games.get(id)!
    const { modes } = game
    const [first] = Object.keys(modes)
    const forgetful = { ...game, modes: Object.fromEntries(Object.entries(modes).filter(([mode]) => mode !== first)) } as Game
    const of = readKept().tables.filter((table) => table.game === id && table.mode === first && !table.box)
    const said = await unreadable(new Map([...games, [id, forgetful]]))
    for (const table of of) expect(said.join('\n')).toContain(`table ${table.id} cannot be replayed`)
  },
)
