import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../steps.mjs'

/** `insight.ts` contains only types that play does not need; the others word errors, in `words/`. */
const BESIDE = ['insight.ts', 'sentences.ts', 'common.ts', 'words']

test('the kernel stays small enough to be read at one sitting', () => {
  const files = readdirSync(`${root}/kernel/src`).filter((name) => !BESIDE.includes(name))
  const lines = files.map((name) => readFileSync(`${root}/kernel/src/${name}`, 'utf8').split('\n').length - 1)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(1150)
})
