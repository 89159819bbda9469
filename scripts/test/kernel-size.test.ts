import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../steps.mjs'

/** `insight.ts` has types alone, of which play needs none. */
const BESIDE = ['insight.ts']

test('the kernel stays small enough to be read at one sitting', () => {
  const files = readdirSync(`${root}/kernel/src`).filter((name) => !BESIDE.includes(name))
  const lines = files.map((name) => readFileSync(`${root}/kernel/src/${name}`, 'utf8').split('\n').length - 1)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(900)
})
