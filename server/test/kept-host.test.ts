import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { registry } from '@robodrome/games'
import { quickLuck, type Game } from '@robodrome/kernel'
import { FORMATS } from '@robodrome/leagues'
import type { BattleList, Session, TokenList } from '@robodrome/protocol'
import { readRecord, verify } from '@robodrome/table'
import { beforeAll, expect, test } from 'vitest'
import { writeBackup } from '../src/host/backup.ts'
import { restore } from '../src/host/restore.ts'
import { Person } from './support/client.ts'
import { newDatabase } from './support/database.ts'
import { allGames, BACKUP, fill, NOOR, PEOPLE, readKept, together } from './support/kept-host.ts'
import { answer, openFixtureOf } from './support/kept-seasons.ts'
import { findShares, HOST_TOKEN, sharesOf } from './support/kept-shares.ts'
import { Member } from './support/league.ts'
import { openTestSite } from './support/site.ts'

/** The number of choices made at each table after the restore, and in each league's match before its people resign. */
const MORE = 3
const CHOICES = 20
const MOST_ANSWERS = 200
const LONGEST_MS = 60_000

/** `npm run prove` plants faults in all games, `npm test` in one. */
const isLong = process.env['TESTS'] === 'long'
const games = await allGames()

/** What a restore says about tables and competitions that cannot be read. */
const unreadable = async (read: ReadonlyMap<string, Game>, backup = BACKUP): Promise<string[]> => {
  const database = await newDatabase()
  const store = await database.open()
  const said: string[] = []
  await restore(store, backup, read, (message) => said.push(message))
  await store.close()
  await database.drop()
  return said
}

/** `KEPT=write npm test -- server/kept-host` writes the backup anew before reading it. */
beforeAll(async () => {
  if (process.env['KEPT'] !== 'write') return
  const database = await newDatabase()
  const store = await database.open()
  const { app, url } = await openTestSite(store, { registry }, { hostToken: HOST_TOKEN })
  const kept = await fill(url, games)
  await app.close()
  for (const file of [BACKUP, PEOPLE]) rmSync(file, { force: true })
  await writeBackup(store, BACKUP)
  writeFileSync(PEOPLE, `${JSON.stringify(kept, null, 2)}\n`)
  await store.close()
  await database.drop()
})

test('a host of version 1.0.0 is restored: every game in every mode, a box of each game and every kind of season play on, and shared boxes are found again', async () => {
  const { cookies, ended, tables, shared, leagues } = readKept()
  const all = ['aimbots', 'gekido', 'pbl', 'volt']
  expect([...new Set(tables.map(({ game }) => game))].toSorted()).toEqual(all)
  expect(tables.flatMap(({ game, box }) => (box ? [game] : [])).toSorted()).toEqual(all)
  expect(leagues.map(({ format }) => format).toSorted()).toEqual(FORMATS.toSorted())
  const database = await newDatabase()
  const empty = await database.open()
  const said: string[] = []
  await restore(empty, BACKUP, games, (message) => said.push(message))
  expect(said).toEqual([])
  await empty.close()
  // As when a server starts, the first heartbeat records the years since the backup as an outage, during which no deadline came closer.
  const store = await database.open()
  // Sessions last for months, but the backup is kept forever.
  await store.pool.query("update sessions set expires_at = now() + interval '1 day'")
  const { app, url } = await openTestSite(store, { registry }, { hostToken: HOST_TOKEN })
  const people = Object.entries(cookies).map(([name, cookie]) => Object.assign(new Person(url, name), { cookie }))
  await findEverything(people[0]!, ended)
  expect(await findShares(people[1]!, shared)).toEqual(sharesOf(people[0]!.name, people[1]!.name, shared))
  const lastStep = async (id: string) =>
    (await store.pool.query<{ seq: number }>('select max(seq) as seq from steps where table_id = $1', [id])).rows[0]!.seq
  for (const [i, { id, game, mode }] of tables.entries()) {
    const before = await lastStep(id)
    const { rows } = await store.pool.query<{ guest: string }>('select guest from sitters where table_id = $1', [id])
    await together(people.slice(0, new Set(rows.map(({ guest }) => guest)).size), id, quickLuck(i), MORE)
    expect(await lastStep(id), `${game} ${mode}`).toBeGreaterThan(before)
  }
  const boxes: (string | undefined)[] = []
  for (const { id, format } of leagues) boxes.push(await playOnIn(people, id, format))
  expect(boxes.filter((box) => box !== undefined)).toEqual([shared.shown.split(' ')[1]])
  await app.close()
  await store.close()
  await database.drop()
})

/** Noor signs in with her password, and finds her bot, her battle with its record, and the chat. */
async function findEverything(noor: Person, ended: string): Promise<void> {
  const { username, password, bot, says } = NOOR
  const elsewhere = new Person(noor.url, noor.name)
  const signedIn = await elsewhere.send('POST', '/api/sign-in', { username, password, bring: false })
  elsewhere.cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!
  const { id } = await elsewhere.read<Session>('GET', '/api/session')
  expect(id).toBe((await noor.read<Session>('GET', '/api/session')).id)
  const { programs } = await elsewhere.read<TokenList>('GET', '/api/tokens')
  expect(programs.map(({ name, tokens }) => [name, tokens.length])).toEqual([[bot, 1]])
  const { battles } = await elsewhere.read<BattleList>('GET', `/api/people/${id}/battles`)
  expect(battles.map(({ table }) => table)).toContain(ended)
  const record = readRecord(await (await elsewhere.send('GET', `/api/tables/${ended}/record`)).text())
  expect(verify(games.get('gekido')!, record)).toMatchObject({ problems: [], dice: 'consistent' })
  const eyes = elsewhere.watch(ended)
  await eyes.until(() => eyes.chat.some(({ text }) => text === says))
  eyes.close()
}

/**
 * Its people answer what a league asks until they have a match, and play it: to its end, or until they resign. Returns the box of the
 * league.
 */
async function playOnIn(people: readonly Person[], id: string, format: string): Promise<string | undefined> {
  const members = people.map((person) => new Member(person, id))
  await answer(people, id, MOST_ANSWERS)
  const viewOf = async () => (await Promise.all(members.map((member) => member.view()))).find((view) => openFixtureOf(view) !== undefined)
  let view = await viewOf()
  for (const end = Date.now() + LONGEST_MS; view === undefined; view = await viewOf()) {
    if (Date.now() > end) throw new Error(`${format}: nobody has a match`)
    await wait(100)
  }
  expect(view.state.status, format).toBe('running')
  const open = openFixtureOf(view)!
  const views = await Promise.all(members.map((member) => member.view()))
  const playing = people.filter((_, i) => open.seats.some((entrant) => views[i]!.own.includes(entrant)))
  for (const person of playing) await person.sit(open.table!)
  await together(playing, open.table!, quickLuck(7), CHOICES)
  const eyes = playing.map((person) => person.watch(open.table!))
  for (const each of eyes) {
    const { phase, own } = await each.until(() => true)
    if (phase !== 'over') await each.ask({ type: 'leave', seat: own[0]! })
  }
  // The match is decided, or played again where a draw cannot stand.
  await members[0]!.until(({ state: { fixtures } }) => fixtures[open.id]!.decision !== null || fixtures[open.id]!.table !== open.table)
  for (const each of eyes) each.close()
  return view.state.definition.box
}

/** The game without the code that supports an old match. */
const PLANTED: Readonly<Record<string, (game: Game, mode: string) => Game>> = {
  'its first mode': (game, mode) => ({ ...game, modes: Object.fromEntries(Object.entries(game.modes).filter(([each]) => each !== mode)) }),
  'the notation of its choices': (game) => ({ ...game, write: (option, g) => `new ${game.write?.(option, g) ?? String(option)}` }),
}

test.each((isLong ? [...games] : [...games].slice(-1)).flatMap(([id]) => Object.keys(PLANTED).map((what) => [id, what] as const)))(
  'planted: where %s has forgotten %s, the restore says which tables it cannot read',
  async (id, what) => {
    const game = games.get(id)!
    const [first] = Object.keys(game.modes)
    const of = readKept().tables.filter((table) => table.game === id && table.mode === first && !table.box)
    expect(of).toHaveLength(1)
    const said = await unreadable(new Map([...games, [id, PLANTED[what]!(game, first!)]]))
    for (const table of of) expect(said.join('\n')).toContain(`table ${table.id} cannot be replayed`)
  },
)

/** Copies the backup. An act of its leagues has another name, as if this version had forgotten how to read it. */
const copyWithUnknownAct = async (kind: string, path: string): Promise<void> => {
  const database = await newDatabase()
  const store = await database.open()
  await restore(store, BACKUP, games, () => {})
  const { rowCount } = await store.pool.query(`update competition_log set body = jsonb_set(body::jsonb, '{kind}', '"of old"')::text
    where body::jsonb ->> 'kind' = '${kind}'`)
  expect(rowCount).toBeGreaterThan(0)
  await writeBackup(store, path)
  await store.close()
  await database.drop()
}

const FORGOTTEN = [
  ['picked', 'keeper'],
  ['waits', 'arena'],
] as const

test.each(isLong ? FORGOTTEN : FORGOTTEN.slice(-1))(
  'planted: where leagues have forgotten "%s", the restore says that the %s league cannot be read',
  async (kind, format) => {
    const path = join(mkdtempSync(join(tmpdir(), 'robodrome-kept-')), 'old.backup')
    await copyWithUnknownAct(kind, path)
    const said = await unreadable(games, path)
    rmSync(dirname(path), { recursive: true })
    const { id } = readKept().leagues.find((league) => league.format === format)!
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(`league ${id} ("${format}") cannot be replayed, so nobody can open it: entry `)
    expect(said[0]).toMatch(/: this version does not know "of old"$/)
  },
)
