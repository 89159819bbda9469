import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { release } from '../release.mjs'
import { root } from '../steps.mjs'
import { ENTRIES, Outsider } from './outsider.ts'

/** The maximum size of the package in bytes, without PostgreSQL. */
const MOST_BYTES = 15_000_000

let file: string
let names: string[]
const packed = join(root, 'release/package')

beforeAll(async () => {
  file = await release()
  names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((name) => name.replace(/^package\//, ''))
}, 300_000)

test('the package is small, and holds every file that was put together and no other', () => {
  expect(statSync(file).size).toBeLessThan(MOST_BYTES)
  const there = readdirSync(packed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(packed.length + 1))
  expect(names.toSorted()).toEqual(there.toSorted())
})

test('the package has no source map, no test and no source but the examples', () => {
  const isLeftOut = (name: string) =>
    /\.map$|(^|\/)tests?\/|\.(test|spec)\.|\.tsx?$|tsbuildinfo|\.pyc$/.test(name) && !name.endsWith('.d.ts')
  expect(names.filter(isLeftOut)).toEqual(['examples/bot-typescript/bot.ts'])
  const page = names.filter((name) => /^web\/dist\/.*\.(js|css)$/.test(name))
  expect(page.length).toBeGreaterThan(100)
  expect(page.filter((name) => readFileSync(join(packed, name), 'utf8').includes('sourceMappingURL'))).toEqual([])
})

test('every link in its documents leads to a file of the package', () => {
  const documents = names.filter((name) => name.endsWith('.md') && name !== 'LICENSES.md')
  const linked = documents.flatMap((name) =>
    Array.from(readFileSync(join(packed, name), 'utf8').matchAll(/\]\((?!https?:|#)([^)\s#]+)/g), ([, to]) => join(dirname(name), to!)),
  )
  expect(linked.length).toBeGreaterThan(50)
  expect(linked.filter((path) => !existsSync(join(packed, path)))).toEqual([])
})

test('the package has what every part needs', () => {
  for (const needed of [
    'bin/robodrome.mjs',
    'LICENSE',
    'LICENSES.md',
    'host/robodrome.service',
    'README.md',
    'create/create.mjs',
    'create/template/package.json',
    'examples/bot-python/bot.py',
    'examples/liars-dice/package.json',
    'examples/verify/verify.py',
    'web/dist/index.html',
    'server/migrations/0001-tables.sql',
    'server/dist/thinking/prompt-thread.js',
    'lab/dist/match-worker.js',
    ...ENTRIES.flatMap((room) => [`${room}/dist/index.js`, `${room}/dist/index.d.ts`]),
    ...['gekido', 'aimbots', 'volt', 'pbl'].flatMap((game) => [`games/${game}/RULES.md`, `games/${game}/RULES.de.md`]),
  ])
    expect(names).toContain(needed)
})

test('no file names a path of the machine that built it, or a room by its private name', () => {
  const texts = names.filter((name) => /\.(js|mjs|json|md|ts|css|html|svg|sql|webmanifest)$/.test(name))
  expect(texts.length).toBeGreaterThan(100)
  const read = (name: string) => readFileSync(join(packed, name), 'utf8')
  expect(texts.filter((name) => read(name).includes(root.replace(/\/$/, '')) || /\/(home|root|Users)\/\w+\//.test(read(name)))).toEqual([])
  const code = texts.filter((name) => /\.(js|d\.ts)$/.test(name) && !name.startsWith('web/'))
  expect(code.filter((name) => /^\s*(import|export)\b.*["']@robodrome\/|await import\(["']@robodrome\//m.test(read(name)))).toEqual([])
})

describe('somebody who has installed the package', () => {
  let outsider: Outsider
  beforeAll(() => void (outsider = new Outsider(file)), 300_000)
  afterAll(() => outsider.remove())

  test.each([
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('compiles a program with every public module strictly, by module %s and moduleResolution %s', (module, resolution) => {
    const files = ENTRIES.map((entry) => `use-${entry}.ts`)
    expect(outsider.compile(module, resolution, ...files)).toEqual({ status: 0, printed: '' })
  })

  test.each([
    ['kernel', /^kernel TTT-[23]$/],
    ['phrases', /^phrases Tic-tac-toe \d+$/],
    ['proof', /^proof 20 0$/],
    ['minds', /^minds search 9$/],
    ['outside', /^outside 1$/],
  ] as const)('runs the program with robodrome/%s', (entry, expected) => {
    expect(outsider.node(`out/use-${entry}.js`).printed.trim()).toMatch(expected)
  })

  test('begins a game of their own: its types are checked, it is played, and it passes the proof', () => {
    const robodrome = 'node_modules/robodrome/bin/robodrome.mjs'
    expect(outsider.node('node_modules/robodrome/create/create.mjs', 'my-game').status).toBe(0)
    expect(outsider.compile('nodenext', 'nodenext', '--noEmit', '--allowJs', 'my-game/src/index.js')).toEqual({ status: 0, printed: '' })
    const seats = [0, 1].flatMap((seat) => ['--seat', `${seat}=random`])
    expect(outsider.node(robodrome, 'play', './my-game', ...seats).printed).toContain('Result: ')
    expect(outsider.node(robodrome, 'conform', './my-game')).toMatchObject({ status: 0 })
  }, 120_000)

  test.each(['robodrome', 'robodrome/server', 'robodrome/table', 'robodrome/kernel/dist/run.js', 'robodrome/kernel/src/run.ts'])(
    'cannot import %s, which is not exported: the compiler and Node refuse it',
    (name) => {
      outsider.write('refused.ts', `import * as all from '${name}'\nconsole.log(all)\n`)
      expect(outsider.compile('nodenext', 'nodenext', '--noEmit', 'refused.ts').printed).toContain('TS2307')
      expect(outsider.node('--input-type=module', '-e', `await import('${name}')`).printed).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED')
    },
  )
})
