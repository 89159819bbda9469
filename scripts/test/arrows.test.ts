import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBadImports } from '../arrows.mjs'
import { importsOf } from '../imports.mjs'

let root = ''

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const pack = (folder: string, name: string, dependencies: string[] = []) =>
  write(`${folder}/package.json`, JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((d) => [d, '1.0.0'])) }))

const said = () => findBadImports(root).map(({ file, line, reason }) => `${file}:${line} ${reason}`)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'arrows-'))
  const workspaces = ['kernel', 'proof', 'games', 'games/*', 'minds', 'server', 'cli']
  write('package.json', JSON.stringify({ workspaces, devDependencies: { vitest: '1.0.0' } }))
  pack('kernel', '@house/kernel', ['@noble/hashes'])
  pack('proof', '@house/proof', ['@house/kernel'])
  pack('games', '@house/games', ['@house/kernel', '@house/volt'])
  pack('games/volt', '@house/volt', ['@house/kernel'])
  pack('minds', '@house/minds', ['@house/kernel'])
  pack('server', '@house/server', ['@house/kernel', '@house/games'])
})

afterEach(() => rmSync(root, { recursive: true }))

test('what the arrows allow passes', () => {
  write('kernel/src/index.ts', "import { sha256 } from '@noble/hashes/sha2.js'\nimport { run } from './run.ts'\nimport fs from 'node:fs'\n")
  write(
    'kernel/test/run.test.ts',
    "import { test } from 'vitest'\nimport { play } from '@house/kernel'\nimport { suite } from '@house/proof'\n",
  )
  write(
    'proof/test/suite.test.ts',
    "import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'\nimport { suite } from '../src/suite.ts'\n",
  )
  write('games/src/registry.ts', "export const load = () => import('@house/volt')\n")
  write('games/volt/src/index.ts', "import type { Game } from '@house/kernel'\n")
  write('server/src/main.ts', "import { registry } from '@house/games'\n")
  write('server/dist/main.js', "import '@house/web'\n")
  expect(said()).toEqual([])
})

test.each([
  ['kernel/src/a.ts', "import { games } from '@house/games'", "imports '@house/games': kernel may import nothing of the house"],
  ['minds/src/a.ts', "import { games } from '@house/games'", "imports '@house/games': minds may import only kernel"],
  ['minds/src/a.ts', "export * from '@house/volt'", "imports '@house/volt': minds may import only kernel"],
  ['games/volt/src/a.ts', "import '@house/minds'", "imports '@house/minds': games/* may import only kernel, board, phrases, reading"],
  ['games/volt/src/a.ts', "import '@house/games'", "imports '@house/games': games/* may import only kernel, board, phrases, reading"],
  [
    'games/volt/src/a.ts',
    "import { suite } from '@house/proof'",
    "imports '@house/proof': games/* may import only kernel, board, phrases, reading",
  ],
  [
    'games/volt/test/a.test.ts',
    "import '@house/server'",
    "imports '@house/server': games/* may import only kernel, board, phrases, reading, proof, table, rulebook",
  ],
  [
    'proof/src/a.ts',
    "const a = await import('@house/games')",
    "imports '@house/games': proof may import only kernel, phrases, rulebook, table, leagues",
  ],
  ['server/src/a.ts', "type A = import('@house/minds').A", "imports '@house/minds': server/package.json does not declare @house/minds"],
  ['server/src/a.ts', "import fastify from 'fastify'", "imports 'fastify': server/package.json does not declare fastify"],
  ['server/src/a.ts', "import { test } from 'vitest'", "imports 'vitest': server/package.json does not declare vitest"],
  ['server/test/a.test.ts', "import nock from 'nock'", "imports 'nock': server/package.json does not declare nock"],
  [
    'server/src/a.ts',
    "import x from '../../kernel/src/x.ts'",
    "imports '../../kernel/src/x.ts': the path leaves server/; import the package by its name",
  ],
  [
    'games/src/a.ts',
    "import x from '../volt/src/x.ts'",
    "imports '../volt/src/x.ts': the path leaves games/; import the package by its name",
  ],
  [
    'proof/src/a.ts',
    "import x from '../../kernel/test/games/x.ts'",
    "imports '../../kernel/test/games/x.ts': the path leaves proof/; import the package by its name",
  ],
  [
    'proof/test/a.ts',
    "import x from '../../kernel/src/x.ts'",
    "imports '../../kernel/src/x.ts': the path leaves proof/; import the package by its name",
  ],
  ['kernel/src/a.ts', "import x from '../test/games/x.ts'", "imports '../test/games/x.ts': only tests import from test/"],
  ['kernel/src/a.ts', "import { play } from '@house/kernel'", "imports '@house/kernel': a package does not import itself by name"],
  ['kernel/src/a.ts', "import fs from 'fs'", "imports 'fs': write 'node:fs'"],
])('%s: %s', (file, source, reason) => {
  write(file, `// the third line is bad\n\n${source}\n`)
  expect(said()).toEqual([`${file}:3 ${reason}`])
})

test('a package that no arrow names is refused', () => {
  write('package.json', JSON.stringify({ workspaces: ['attic'] }))
  pack('attic', '@house/attic')
  expect(said).toThrow('attic: no room of this name in the arrows')
})

test('imports are found where they are, and nowhere else', () => {
  const source = [
    "import type { A } from 'a'",
    'import {',
    '  b,',
    '} from "b"',
    "// import 'comment'",
    "/* import 'comment'\n */ export * from 'c'",
    `const text = "import 'string'"`,
    "const template = `import 'template' ${f({ g: `from 'inner'` })} from 'outer' ${await import('d')}`",
    "const quote = /['\"`]/.test(x) ? a / b / c : { from: 'key' }",
    "const e = require('e')",
    "import f = require('f')",
    "let g: typeof import('g')",
    'import(made + up)',
  ]
  expect(importsOf('a.ts', source.join('\n')).map(({ specifier, line }) => `${line} ${specifier}`)).toEqual([
    '1 a',
    '4 b',
    '7 c',
    '9 d',
    '11 e',
    '12 f',
    '13 g',
  ])
  expect(importsOf('a.tsx', "const made = <A href=\"import('x')\">{import('y')}</A>\n").map(({ specifier }) => specifier)).toEqual(['y'])
})
