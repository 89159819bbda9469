import { BadInput, common, type Sentence } from '@robodrome/kernel'
import { siteSays } from '@robodrome/protocol/says'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import { words } from '../src/words/index.ts'
import type { PageWords } from '../src/words/words.ts'

test('another language must be total: without a word or a mind it is none', () => {
  expectTypeOf<PageWords>().toExtend<PageWords>()
  expectTypeOf<Omit<PageWords, 'close'>>().not.toExtend<PageWords>()
  expectTypeOf<Omit<PageWords, 'table'> & { table: Omit<PageWords['table'], 'undo'> }>().not.toExtend<PageWords>()
  expectTypeOf<Omit<PageWords, 'minds'> & { minds: Omit<PageWords['minds'], 'random'> }>().not.toExtend<PageWords>()
  expectTypeOf<Omit<PageWords, 'table'> & { table: Omit<PageWords['table'], 'undo'> & { undo: string } }>().not.toExtend<PageWords>()
})

test('another language may say everything otherwise', () => {
  expectTypeOf<{ close: string; keys: readonly (readonly [string, string])[] }>().toExtend<Pick<PageWords, 'close' | 'keys'>>()
})

/** Collects all texts, at any depth. */
const texts = (of: unknown): string[] =>
  typeof of === 'string' ? [of] : typeof of === 'object' && of !== null ? Object.values(of).flatMap(texts) : []

test('no word is empty, and none has a space too many', () => {
  expect(texts(words).filter((text) => text.trim() !== text || text === '' || text.includes('  '))).toEqual([])
})

/** Names looked up by id. */
const BY_ID = new Set(['minds'])

test('every word is said somewhere', () => {
  const src = new URL('../src/', import.meta.url)
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/(^|\/)words\/(en|de)\//.test(name),
  )
  const all = files.map((name) => readFileSync(new URL(name, src), 'utf8')).join('\n')
  const keys = Object.entries(words).flatMap(([name, of]) =>
    typeof of === 'object' && !Array.isArray(of) && !BY_ID.has(name) ? [name, ...Object.keys(of)] : [name],
  )
  expect(keys.filter((key) => !new RegExp(`\\.${key}\\b|pageSays\\('${key}'`).test(all))).toEqual([])
})

test('what a field was refused for is told in a sentence, never as a server answers a bot', () => {
  const refused = (field: string, expected: Sentence): string => words.refusal(common('field', { field, expected }))
  expect(refused('password', common('atLeastCharacters', { least: 12 }))).toBe('This password is too short: at least 12 characters.')
  expect(refused('name', siteSays('freeOfMinds'))).toBe('An AI has this name. Choose another.')
  expect(refused('scopes', common('list'))).toBe('Scopes: it must be a list.')
  const { sentence } = new BadInput(['seats'], 9, common('oneOf', { names: '2, 3, 4' }))
  expect(words.refusal(common('inside', { what: 'settings', problem: sentence }))).toBe(
    'Settings: Seats: 9 does not work here. It must be one of 2, 3, 4.',
  )
  expect(words.refusal({ message: 'There is no seat left.' }, 'full')).toBe('There is no seat left.')
})
