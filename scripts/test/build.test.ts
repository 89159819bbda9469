import { gameIds } from '@robodrome/games'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sources } from '../build.mjs'
import { root } from '../steps.mjs'

test('a rulebook, a puzzle or a worked example that has changed is built into the page, like any source', () => {
  const known = new Set(sources())
  const taken = ['leagues', ...gameIds().flatMap((id) => [`games/${id}`, `games/${id}/test`])]
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
    .filter((file) => /RULES.*\.md$|puzzles\.json$|scenarios$/.test(file))
  expect(taken.length).toBeGreaterThan(4 * gameIds().length)
  expect(taken.filter((file) => !known.has(file))).toEqual([])
})
