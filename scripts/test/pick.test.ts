import { expect, test } from 'vitest'
import { pick } from '../pick.mjs'

const FILES = [
  'kernel/test/run.test.ts',
  'web/test/gekido/aim.test.tsx',
  'web/test/lobby.test.tsx',
  'web/test/browser/gekido.spec.ts',
  'server/test/kill.long.test.ts',
]

test('a name means every test file whose path has its parts in this order', () => {
  expect(pick(['web/gekido'], FILES)).toEqual({ tests: ['web/test/gekido/aim.test.tsx'], specs: ['web/test/browser/gekido.spec.ts'] })
  expect(pick(['kernel'], FILES)).toEqual({ tests: ['kernel/test/run.test.ts'], specs: [] })
  expect(pick(['server/kill', 'kill'], FILES).tests).toEqual(['server/test/kill.long.test.ts'])
})

test('a name that ends with a slash means the test files of that folder', () => {
  const files = [...FILES, 'table/test/clock.test.ts', 'server/test/table.test.ts']
  expect(pick(['table/'], files).tests).toEqual(['table/test/clock.test.ts'])
  expect(pick(['table'], files).tests).toHaveLength(2)
})

test('a name that fits no file is refused, with examples of names that do', () => {
  expect(() => pick(['gekido/web'], FILES)).toThrow(
    'no test file matches "gekido/web". Name a room or parts of a path, such as kernel, web/gekido',
  )
})
