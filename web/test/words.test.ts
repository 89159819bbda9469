import { expect, expectTypeOf, test } from 'vitest'
import { words, type Words } from '../src/words/index.ts'

test('another language must be total: without a word, a mind or a game it is none', () => {
  expectTypeOf<Words>().toExtend<Words>()
  expectTypeOf<Omit<Words, 'close'>>().not.toExtend<Words>()
  expectTypeOf<Omit<Words, 'table'> & { table: Omit<Words['table'], 'undo'> }>().not.toExtend<Words>()
  expectTypeOf<Omit<Words, 'games'> & { games: Omit<Words['games'], 'volt'> }>().not.toExtend<Words>()
  expectTypeOf<Omit<Words, 'table'> & { table: Omit<Words['table'], 'undo'> & { undo: string } }>().not.toExtend<Words>()
})

test('another language may say everything otherwise', () => {
  expectTypeOf<{ close: string; keys: readonly (readonly [string, string])[] }>().toExtend<Pick<Words, 'close' | 'keys'>>()
})

/** All texts, however deep. */
const texts = (of: unknown): string[] =>
  typeof of === 'string' ? [of] : typeof of === 'object' && of !== null ? Object.values(of).flatMap(texts) : []

test('no word is empty, and none has a space too many', () => {
  expect(texts(words).filter((text) => text.trim() !== text || text === '' || text.includes('  '))).toEqual([])
})
