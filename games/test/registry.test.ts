import { existsSync } from 'node:fs'
import { gameIds } from '@robodrome/games'
import { expect, test } from 'vitest'

test('every registered game has its folder and is held against every promise', () => {
  const missing = (path: (id: string) => string) => gameIds().filter((id) => !existsSync(new URL(path(id), import.meta.url)))
  expect(missing((id) => `../${id}/package.json`)).toEqual([])
  expect(missing((id) => `conformance/${id}.test.ts`)).toEqual([])
})
