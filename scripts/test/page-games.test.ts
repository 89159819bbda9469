import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findNamedGames } from '../page-games.mjs'

/** What the check reports for a page with these files, some of which may name a game. */
function said(files: Record<string, string>, allowed: Record<string, string> = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), 'page-games-'))
  for (const [file, text] of Object.entries({ 'boards/volt/face/index.ts': "export const id = 'volt'\n", ...files })) {
    mkdirSync(dirname(join(root, 'web/src', file)), { recursive: true })
    writeFileSync(join(root, 'web/src', file), text)
  }
  try {
    return findNamedGames(root, allowed).map(({ file, line, reason }) => `${file}:${line} ${reason}`)
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('a board names its game, and other files do not', () => {
  expect(said({ 'boards/volt/stage.css': '.game-volt {}\n', 'lobby/cards.ts': "const voltage = 'revolt'\n" })).toEqual([])
  expect(said({ 'lobby/cards.ts': "const first = 1\nconst game = 'volt'\n", 'learn/puzzle.css': '.game-volt {}\n' })).toEqual([
    'web/src/learn/puzzle.css:1 names a game: move it into the folder of its board (boards/face.ts has the fields)',
    'web/src/lobby/cards.ts:2 names a game: move it into the folder of its board (boards/face.ts has the fields)',
  ])
})

test('a listed file may name games, an idle entry is found, and a ninth is one too many', () => {
  const files = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`lobby/${i}.ts`, "const game = 'volt'\n"]))
  const listed = (count: number) =>
    Object.fromEntries(
      Object.keys(files)
        .slice(0, count)
        .map((file) => [file, 'a reason']),
    )
  expect(said({ 'lobby/0.ts': files['lobby/0.ts']! }, listed(1))).toEqual([])
  expect(said({}, listed(1))).toEqual(['web/src/lobby/0.ts:1 names no game: take it off the list in scripts/page-games.mjs'])
  expect(said(files, listed(9))).toEqual(['scripts/page-games.mjs:1 lists 9 files; at most 8 may name a game'])
})
