import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as kernel from '@robodrome/kernel'
import * as phrases from '@robodrome/phrases'
import type { Define } from '@robodrome/outside'
import { readPackage } from '@robodrome/outside/host'
import type { HostedOption, HostedView } from '@robodrome/outside/hosted'
import { readRecord, verify } from '@robodrome/table'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { playOut } from './support/play.ts'
import { openTestSite } from './support/site.ts'

const FOLDER = fileURLToPath(new URL('../../examples/liars-dice', import.meta.url))
const { digest } = readPackage(FOLDER)
/** The package as a test may load it: a host never does. */
const { default: define } = (await import(join(FOLDER, 'src/index.js'))) as { default: Define }

let database: TestDatabase
let store: Store
let app: FastifyInstance
let url: string
const games = [{ folder: FOLDER, pin: digest }]

beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
  ;({ app, url } = await openTestSite(store, {}, { games, hostToken: 'a token of the host' }))
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
})
