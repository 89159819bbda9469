import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { circleFaults } from '../circles.mjs'

/** What the check reports for a repository with these files and these rulebooks that may have circles. */
function said(files: Record<string, string>, rulebooks: Record<string, { files: string }> = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), 'circles-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  try {
    return circleFaults(root, rulebooks)
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('a house without circles passes, however often a file is imported', () => {
  const files = {
    'a/src/one.ts': "import './two.ts'\nimport './three.ts'\n",
    'a/src/two.ts': "import type { Three } from './three.ts'\n",
    'a/src/three.ts': 'export type Three = 3\n',
  }
  expect(said(files)).toEqual([])
})

test('a circle is named with its files, also if it is one of types, of parts that are loaded late, or long', () => {
  const files = {
    'a/src/one.ts': "export const two = () => import('./two.ts')\n",
    'a/src/two.ts': "import type { Three } from './inside/three.ts'\n",
    'a/src/inside/three.ts': "export * from '../one.ts'\n",
    'a/src/aside.ts': "import './one.ts'\n",
  }
  expect(said(files)).toEqual(['a circle of imports: a/src/inside/three.ts, a/src/one.ts, a/src/two.ts'])
})

test('chapters of a rulebook may go round in a circle, with nobody else in it', () => {
  const rules = { 'games/toy/src/rules/1-turn.ts': "import './2-attack.ts'\n", 'games/toy/src/rules/2-attack.ts': "import './1-turn.ts'\n" }
  const toy = { 'games/toy': { files: '1-turn 2-attack' } }
  expect(said(rules, toy)).toEqual([])
  expect(
    said(
      {
        ...rules,
        'games/toy/src/rules/2-attack.ts': "import './1-turn.ts'\nimport '../odds.ts'\n",
        'games/toy/src/odds.ts': "import './rules/1-turn.ts'\n",
      },
      toy,
    ),
  ).toEqual(['a circle of imports: games/toy/src/odds.ts, games/toy/src/rules/1-turn.ts, games/toy/src/rules/2-attack.ts'])
})

test('who is in no circle any more leaves the list', () => {
  const files = { 'games/toy/src/rules/1-turn.ts': "import './2-attack.ts'\n", 'games/toy/src/rules/2-attack.ts': '' }
  expect(said(files, { 'games/toy': { files: '1-turn' } })).toEqual([
    'games/toy/src/rules/1-turn.ts is in no circle any more: take it off the list in scripts/circles.mjs',
  ])
})
