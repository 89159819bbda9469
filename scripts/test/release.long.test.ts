import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { release } from '../release.mjs'
import { root } from '../steps.mjs'

/** The limit, without PostgreSQL. */
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

test('the package has no source map, no test and no source', () => {
  expect(names.filter((name) => /\.map$|(^|\/)tests?\/|\.(test|spec)\.|\.tsx?$|tsbuildinfo/.test(name) && !name.endsWith('.d.ts'))).toEqual(
    [],
  )
})

test('the package has what every part needs', () => {
  for (const needed of [
    'bin/robodrome.mjs',
    'LICENSE',
    'LICENSES.md',
    'host/robodrome.service',
    'README.md',
    'web/dist/index.html',
    'server/migrations/0001-tables.sql',
    'server/dist/thinking/prompt-thread.js',
    'lab/dist/match-worker.js',
    ...['kernel', 'phrases', 'proof', 'minds'].flatMap((room) => [`${room}/dist/index.js`, `${room}/dist/index.d.ts`]),
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
