import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as kernel from '@robodrome/kernel'
import * as phrases from '@robodrome/phrases'
import type { Define } from '@robodrome/outside'
import { readPackage } from '@robodrome/outside/host'
import type { HostedOption, HostedPuzzle, HostedView } from '@robodrome/outside/hosted'
import type { TableMoments } from '@robodrome/protocol'
import { patched, readRecord, verify } from '@robodrome/table'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closedGames, setClosed } from '../src/store/closed-games.ts'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { Member } from './support/league.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { playOut } from './support/play.ts'
import { openTestSite } from './support/site.ts'

const FOLDER = fileURLToPath(new URL('../../examples/liars-dice', import.meta.url))
const { digest } = readPackage(FOLDER)
/** The package loaded directly, as only a test may: a host never does. */
const { default: define } = (await import(join(FOLDER, 'src/index.js'))) as { default: Define }

let database: TestDatabase
let store: Store
let app: FastifyInstance
let url: string
const FIELD = fileURLToPath(new URL('../../examples/l-attaque', import.meta.url))
const games = [
  { folder: FOLDER, pin: digest },
  { folder: FIELD, pin: null },
]
const TOKEN = 'a token of the host'
const site = () => openTestSite(store, {}, { games, hostToken: TOKEN })

beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
  ;({ app, url } = await site())
}, 120_000)
afterAll(async () => {
  await app.close()
  await store.close()
  await database.drop()
})

describe('a game from outside on a server', () => {
  test('stands in the list of games with its texts, and with its rulebook in both languages', async () => {
    const { games: list } = (await (await fetch(`${url}/api/games`)).json()) as { games: { id: string; hosted?: { title: unknown } }[] }
    expect(list.find(({ id }) => id === 'liars-dice')?.hosted?.title).toEqual({ en: "Liar's Dice", de: 'Bluffwürfeln' })
    const german = await (await fetch(`${url}/api/games/liars-dice/rules?language=de`)).text()
    expect(german).toContain('LD-CALL')
  })

  test(
    'is played to its end by two people and an AI opponent with fair dice, and the record is verified',
    { timeout: 120_000 },
    async () => {
      const people = await Promise.all(['Ada', 'Bo'].map((name) => Person.called(name, url)))
      const settings = { mode: 'standard', seats: 3, options: { dice: 2 } }
      const seats = [{ kind: 'open' } as const, { kind: 'open' } as const, { kind: 'mind', mind: 'random' } as const]
      const { id } = await people[0]!.open('liars-dice', 3, { settings, seats })
      for (const person of people) await person.sit(id)
      const eyes = people.map((person) => person.watch(id))
      const first = await eyes[0]!.until(({ phase, options }) => phase === 'playing' && options.length > 0)
      const view = first.view as unknown as HostedView
      expect(view.blocks.de![0]).toMatchObject({ kind: 'text', title: ['Das Gebot'] })
      expect((first.options[0]!.option as unknown as HostedOption).says.en.act).toBeDefined()
      expect(JSON.stringify((await eyes[1]!.until(({ phase }) => phase === 'playing')).view)).not.toContain(JSON.stringify(view.own))
      await Promise.all(eyes.map((each, seat) => playOut(each, kernel.quickLuck(seat + 1), () => {}, 100)))
      await Promise.all(eyes.map((each) => each.until(({ phase }) => phase === 'over')))
      const record = readRecord(await (await people[0]!.send('GET', `/api/tables/${id}/record`)).text())
      eyes.forEach((each) => each.close())
      const { game } = define({ version: 1, kernel, phrases, board: {} as never })
      expect(verify({ ...game, code: digest }, record)).toMatchObject({ problems: [], dice: 'consistent' })
    },
  )

  test(
    'LG-RATE-3: is rated in the first pool of its manifest that names the mode and the number of seats',
    { timeout: 120_000 },
    async () => {
      const people = await Promise.all(
        ['Rhea', 'Sora', 'Tove'].map(async (name) => {
          const person = await Person.called(name, url)
          await person.read('POST', '/api/account/password', { username: name.toLowerCase(), password: `the dice of ${name}` })
          return person
        }),
      )
      for (const [count, pool] of [
        [2, 'liars-dice duel'],
        [3, 'liars-dice table'],
      ] as const) {
        const players = people.slice(0, count)
        const { id } = await players[0]!.open('liars-dice', count, {
          settings: { mode: 'standard', seats: count, options: { dice: 1 } },
          rated: true,
        })
        for (const person of players) await person.sit(id)
        const eyes = players.map((person) => person.watch(id))
        await Promise.all(eyes.map((each, seat) => playOut(each, kernel.quickLuck(seat + 1))))
        for (const each of eyes) each.close()
        const rated = await players[0]!.read<{ pool: string; changes: unknown[] }>('GET', `/api/tables/${id}/ratings`)
        expect([rated.pool, rated.changes.length]).toEqual([pool, count])
      }
    },
  )

  test('tells its exercises as the seat that decides sees them', async () => {
    const of = async (game: string): Promise<HostedPuzzle[]> =>
      ((await (await fetch(`${url}/api/games/${game}/puzzles`)).json()) as { puzzles: HostedPuzzle[] }).puzzles
    const puzzles = await of('l-attaque')
    for (const list of [puzzles, await of('liars-dice')]) expect(list.length).toBeGreaterThan(3)
    for (const { seat, view } of puzzles) {
      const { squares } = view.own as { squares: { piece: { seat: number; rank: number | null; known: boolean } | null }[] }
      const hidden = squares.flatMap(({ piece }) => (piece !== null && piece.seat !== seat && !piece.known ? [piece.rank] : []))
      expect(hidden).toEqual(hidden.map(() => null))
    }
    expect((await fetch(`${url}/api/games/tic-tac-toe/puzzles`)).status).toBe(404)
  })

  test('has a picture that may run nothing', async () => {
    const answer = await fetch(`${url}/api/games/l-attaque/picture`)
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(await answer.text()).toContain('<svg')
  })

  const LEAGUE = {
    title: 'A league of liars',
    format: 'round robin',
    events: [{ game: 'liars-dice', mode: 'standard', options: { dice: 1 } }],
    entry: { min: 3 },
    fill: { when: 'both', program: 'random' },
    pace: { kind: 'live' },
  }

  test('is played in a league of a person and AI opponents to its end', { timeout: 120_000 }, async () => {
    const member = await Member.creating(await Person.called('Noor', url), LEAGUE)
    await member.enter()
    await member.act({ kind: 'started' })
    const { state } = await member.playAll(1)
    expect(state.status).toBe('finished')
    expect(state.fixtures.map(({ decision }) => decision)).toEqual(['played', 'played', 'played'])
  })

  test('LG-OUT-7: a deadline passes while a match is played, and moves by a day', { timeout: 120_000 }, async () => {
    const [noor, sol] = await Promise.all(['Noor', 'Sol'].map((name) => Person.called(name, url)))
    const cup = await Member.creating(noor!, {
      ...LEAGUE,
      format: 'knockout',
      entry: { min: 2 },
      fill: { when: 'none' },
      pace: { kind: 'days' },
    })
    await cup.enter()
    await new Member(sol!, cup.id).enter()
    await cup.act({ kind: 'started' })
    const { state } = await cup.until((view) => typeof view.state.fixtures[0]?.table === 'string')
    const { table } = state.fixtures[0]!
    for (const person of [noor!, sol!]) await person.sit(table!)
    const eyes = [noor!, sol!].map((person) => person.watch(table!))
    const asked = await Promise.race(
      eyes.map(async (each) => {
        const { own, options } = await each.until((snapshot) => snapshot.options.length > 0)
        return () => each.do({ type: 'choose', seat: own[0]!, text: options[0]!.text })
      }),
    )
    await asked()
    eyes.forEach((each) => each.close())
    const until = Date.now() + 500
    await cup.act({ kind: 'extended', fixture: 0, until, reason: 'it is late' })
    const { state: later } = await cup.until((view) => view.state.fixtures[0]!.moved > 0)
    expect(later.fixtures[0]).toMatchObject({ decision: null, deadline: until + 86_400_000 })
  })

  test('refuses a league with settings that the game does not have', async () => {
    const noor = await Person.called('Noor', url)
    for (const [options, message] of [
      [{ dice: 9 }, /options\.dice: found 9, expected a whole number from 1 to 5/i],
      [{ cups: 2 }, /options\.cups: found 2/i],
    ] as const) {
      const definition = { ...LEAGUE, events: [{ ...LEAGUE.events[0], options }] }
      const answer = await noor.send('POST', '/api/competitions', { definition })
      expect([answer.ok, await answer.text()]).toEqual([false, expect.stringMatching(message)])
    }
  })

  test('is not reviewed after the match, and says so', { timeout: 120_000 }, async () => {
    const noor = await Person.called('Noor', url)
    const seats = [{ kind: 'open' } as const, { kind: 'mind', mind: 'random' } as const]
    const settings = { mode: 'standard', seats: 2, options: { dice: 1 } }
    const { id } = await noor.open('liars-dice', 2, { settings, seats })
    await noor.sit(id)
    const eyes = noor.watch(id)
    await playOut(eyes, kernel.quickLuck(5))
    eyes.close()
    const answer = await noor.send('GET', `/api/tables/${id}/review/0`)
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('external game')])
  })

  test('is seen again, step by step, by somebody who comes after its end', { timeout: 120_000 }, async () => {
    const [noor, late] = await Promise.all(['Noor', 'Late'].map((name) => Person.called(name, url)))
    const seats = [{ kind: 'open' } as const, { kind: 'mind', mind: 'random' } as const]
    const { id } = await noor!.open('liars-dice', 2, { settings: { mode: 'standard', seats: 2, options: { dice: 1 } }, seats })
    await noor!.sit(id)
    const eyes = noor!.watch(id)
    await eyes.until(({ phase, options }) => phase === 'playing' && options.length > 0)
    expect((await noor!.send('GET', `/api/tables/${id}/moments`)).status).toBe(409)
    await playOut(eyes, kernel.quickLuck(5))
    eyes.close()
    const onlooker = late!.watch(id)
    const seen = await onlooker.until(({ phase }) => phase === 'over')
    onlooker.close()
    const bare = ({ seq, event }: { seq: number; event: object }) => ({ seq, event })
    const { moments } = await late!.read<TableMoments>('GET', `/api/tables/${id}/moments`)
    const views: kernel.Json[] = []
    for (const { view } of moments) views.push(patched(views.at(-1) ?? null, view))
    expect(views.at(-1)).toEqual(seen.view)
    expect(moments.flatMap(({ events }) => events).map(bare)).toEqual(seen.events.map(bare))
    expect(moments.map(({ entries }) => entries)).toEqual([...new Set(seen.events.map(({ seq }) => seq))])
    // The dice that a seat saw at the beginning are hidden from spectators.
    const own = await late!.read<TableMoments>('GET', `/api/tables/${id}/moments?seat=0`)
    expect(own.moments[0]!.view).not.toEqual(moments[0]!.view)
    const sums = moments.flatMap(({ chances }) => (chances === null ? [] : [chances.reduce((one, other) => one + other, 0)]))
    expect(sums.map((sum) => Math.round(sum))).toEqual(sums.map(() => 1))
    expect(sums.length).toBeGreaterThan(1)
    expect((await late!.send('GET', `/api/tables/${id}/moments?seat=2`)).status).toBe(404)
  })

  const close = async (closing: boolean): Promise<void> => {
    const headers = { 'x-host-token': TOKEN, 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/host/packages/liars-dice`, { method: 'POST', headers, body: JSON.stringify({ closing }) })
    expect(answer.status).toBe(200)
  }
  const offered = async (at: string): Promise<boolean> => {
    const { games: list } = (await (await fetch(`${at}/api/games`)).json()) as { games: { id: string }[] }
    return list.some(({ id }) => id === 'liars-dice')
  }

  test('closed, it begins no league and no search; a league that has started is played to its end', { timeout: 120_000 }, async () => {
    const noor = await Person.called('Noor', url)
    const [running, byHand, byHour] = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const member = await Member.creating(noor, LEAGUE)
        await member.enter()
        return member
      }),
    )
    await running!.act({ kind: 'started' })
    await close(true)
    const said = async (path: string, body: object): Promise<string> => (await noor.send('POST', path, body)).text()
    expect(await said('/api/competitions', { definition: LEAGUE })).toContain('site.gameLeaves')
    expect(await byHand!.refused({ kind: 'started' })).toMatchObject({ reason: 'site.gameLeaves' })
    const settings = { mode: 'standard', seats: 2, options: {} }
    expect(await said('/api/seeks', { game: 'liars-dice', settings, clock: null, rated: false, window: null })).toContain('site.gameLeaves')
    // Its manager can still change it.
    const definition = { ...LEAGUE, startAt: Date.now() + 500 }
    await noor.read('PUT', `/api/competitions/${byHour!.id}`, { id: 'later', definition })
    expect((await byHour!.until(({ state }) => state.status !== 'open')).state.status).toBe('called off')
    expect((await running!.playAll(1)).state.status).toBe('finished')
    expect(await said(`/api/competitions/${running!.id}/next`, {})).toContain('site.gameLeaves')
    await close(false)
  })

  test('closed at one process, it leaves the list of the other', { timeout: 120_000 }, async () => {
    const other = await site()
    expect(await offered(other.url)).toBe(true)
    await close(true)
    await eventually(async () => expect(await offered(other.url)).toBe(false))
    await close(false)
    await eventually(async () => expect(await offered(other.url)).toBe(true))
    await other.app.close()
  })

  test('several closed at once stay closed', async () => {
    const names = Array.from({ length: 8 }, (_, i) => `game-${i}`)
    await Promise.all(names.map((name) => setClosed(store.db, name, true)))
    expect([...(await closedGames(store.db))].toSorted()).toEqual(names)
    for (const name of names) await setClosed(store.db, name, false)
  })

  test('stays closed for new tables after a new start, until the host opens it again', { timeout: 120_000 }, async () => {
    const opened = async (): Promise<number> => {
      const body = {
        game: 'liars-dice',
        settings: { mode: 'standard', seats: 2, options: {} },
        seats: [{ kind: 'open' }, { kind: 'open' }],
        clock: null,
      }
      return (await (await Person.called('Ada', url)).send('POST', '/api/tables', { ...body, public: false })).status
    }
    await close(true)
    expect(await opened()).toBe(409)
    await app.close()
    ;({ app, url } = await site())
    expect(await opened()).toBe(409)
    expect(await offered(url)).toBe(false)
    await close(false)
    expect(await opened()).toBeLessThan(300)
  })
})
