import { expect, test } from 'vitest'
import { lean } from '../src/sandbox.ts'

test('a path that another one covers is left out, a folder beside all that is in it too', () => {
  expect(lean(['/games/mine/*', '/games/mine', '/games/mine/src/index.js', '/games/mine2', '/games/mine/*'])).toEqual([
    '/games/mine/*',
    '/games/mine2',
  ])
})
