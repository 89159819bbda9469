import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filesBelow } from '@robodrome/proof'
import { expect, test } from 'vitest'
import { CARDS } from '../src/index.ts'

test('PBL-PRIO-2 cards bind effects to moments: no rule names a card, a pilot or a robot, nor its number in the set', () => {
  const folder = fileURLToPath(new URL('../src/rules', import.meta.url))
  const named = filesBelow(folder, /\.ts$/).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const isNamed = (word: string): boolean => new RegExp(`\\b${word.replaceAll(/[()]/g, String.raw`\$&`)}(?!\\w)`).test(text)
    return CARDS.flatMap(({ id, name }) => [id, name].filter(isNamed).map((word) => `${file.slice(folder.length + 1)}: ${word}`))
  })
  expect(named).toEqual([])
})
