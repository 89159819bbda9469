import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../steps.mjs'

test('the kernel stays small enough to be read at one sitting', () => {
  const lines = readdirSync(`${root}/kernel/src`).map((name) => readFileSync(`${root}/kernel/src/${name}`, 'utf8').split('\n').length - 1)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(960)
})
