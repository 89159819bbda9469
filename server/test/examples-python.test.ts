import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameIds, loadGame } from '@robodrome/games'
import { readReceipt, readRecord, verify } from '@robodrome/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../src/store/store.ts'
import { Person } from './support/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { Program } from './support/program.ts'
import { openTestSite } from './support/site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** `npm run prove` plays all games, `npm test` one. */
const isLong = process.env['TESTS'] === 'long'
const games = await Promise.all(gameIds().map(async (id) => (await loadGame(id))!))

let database: TestDatabase
let store: Store
let site: Awaited<ReturnType<typeof openTestSite>>
let folder: string
let noor: Person
const children: ReturnType<typeof spawn>[] = []

beforeAll(async () => {
  database = await newDatabase()
  store = await database.open()
  const registry = Object.fromEntries(games.map((game) => [game.id, { title: game.title, load: async () => game }]))
  site = await openTestSite(store, { registry })
  noor = await Person.called('Noor', site.url)
  folder = mkdtempSync(join(tmpdir(), 'robodrome-bots-'))
  // Node before 22.18 does not read TypeScript, but the compiled example runs on every supported version.
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const options = ['-p', join(root, 'examples/bot-typescript'), '--noEmit', 'false', '--outDir', folder]
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...options], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
})
afterAll(async () => {
  for (const child of children) child.kill()
  await site.app.close()
  await store.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const COMMANDS = {
  typescript: () => [process.execPath, join(folder, 'bot.js')],
  python: () => ['python3', join(root, 'examples/bot-python/bot.py')],
}
type Tongue = keyof typeof COMMANDS

/** Starts one of the examples, as its author would. */
const start = (tongue: Tongue, { token }: Pick<Program, 'token'>, words: string[] = []) => {
  const [program, ...args] = COMMANDS[tongue]()
  const env = { ...process.env, ROBODROME_URL: site.url, ROBODROME_TOKEN: token, ROBODROME_KEEP: join(folder, tongue) }
  const child = spawn(program!, [...args, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  return { child, printed: () => printed }
}

const isHere = async (program: Program): Promise<boolean> =>
  (await noor.read<{ accounts: { id: string }[] }>('GET', '/api/bots')).accounts.some(({ id }) => id === program.id)

test('each example is shorter than 170 lines', () => {
  for (const file of ['examples/bot-typescript/bot.ts', 'examples/bot-python/bot.py'])
    expect(readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length, file).toBeLessThan(170)
})

test.each(['typescript', 'python'] as const)('%s: an unknown token is explained in one line', async (tongue) => {
  for (const [token, why] of [
    ['rd_cut-off', 'This token is unknown or was revoked.'],
    ['', 'expected \\"Bearer\\" and a token that begins with rd_'],
  ] as const) {
    const { child, printed } = start(tongue, { token })
    const [code] = (await once(child, 'close')) as [number]
    expect([code, printed().trimEnd().split('\n')]).toEqual([1, [expect.stringContaining(why)]])
  }
})

test.each(['typescript', 'python'] as const)('%s: a game or mode that does not exist is answered with those that do', async (tongue) => {
  const [one, two] = [await Program.of(noor, `${tongue} asks`), await Program.of(noor, `${tongue} hears`)]
  for (const [game, mode, those] of [
    ['gekido', 'dual', Object.keys(games.find(({ id }) => id === 'gekido')!.modes)],
    ['chess', 'duel', games.map(({ id }) => id)],
  ] as const) {
    const { child, printed } = start(tongue, one, ['challenge', two.id, game, mode])
    const [code] = (await once(child, 'close')) as [number]
    expect([code, printed().trimEnd().split('\n')]).toEqual([1, [expect.stringContaining(those.join(', '))]])
  }
  const { child, printed } = start(tongue, one, ['chalenge', two.id])
  expect(await once(child, 'close')).toEqual([1, null])
  expect(printed()).toContain('challenge ID GAME MODE')
})

test.each((isLong ? games : games.slice(-1)).map((game, i) => [game.title, game, i % 2 === 0 ? 'typescript' : 'python'] as const))(
  '%s: the examples play each other to the end over the API, and each verifies the host’s commitment',
  { timeout: 240_000 },
  async (title, game, host) => {
    const guest = host === 'typescript' ? 'python' : 'typescript'
    const [one, two] = [await Program.of(noor, `${title} 1`.slice(-24)), await Program.of(noor, `${title} 2`.slice(-24))]
    const waiting = start(guest, two)
    await expect.poll(() => isHere(two), { timeout: 200_000 }).toBe(true)
    const [mode] = Object.entries(game.modes).find(([, { seats }]) => seats.includes(2))!
    const playing = start(host, one, ['challenge', two.id, game.id, mode])
    const [code] = (await once(playing.child, 'exit')) as [number]
    expect([code, playing.printed()]).toEqual([0, expect.stringMatching(/^\w+: .*, as promised\n$/)])
    await expect.poll(waiting.printed, { timeout: 200_000 }).toMatch(/, as promised\n$/)
    const table = playing.printed().slice(0, 12)
    for (const tongue of [host, guest]) {
      const record = readRecord(readFileSync(join(folder, tongue, `${table}.txt`), 'utf8'))
      const receipt = readReceipt(readFileSync(join(folder, tongue, `${table}.seen`), 'utf8'))
      expect(verify(game, record, receipt)).toMatchObject({ problems: [], dice: 'proven' })
      expect(record).toMatchObject({ bots: '0 1', result: expect.any(String) as string })
    }
  },
)
