import { readdirSync, readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import { site } from '../src/words/de/refusals/site.ts'
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

/** All texts, however deep. */
const texts = (of: unknown): string[] =>
  typeof of === 'string' ? [of] : typeof of === 'object' && of !== null ? Object.values(of).flatMap(texts) : []

test('no word is empty, and none has a space too many', () => {
  expect(texts(words).filter((text) => text.trim() !== text || text === '' || text.includes('  '))).toEqual([])
})

/** Names of things, looked up by their ids. */
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
  expect(keys.filter((key) => !new RegExp(`\\.${key}\\b`).test(all))).toEqual([])
})

test('what a field was refused for is told in a sentence, never as a server answers a bot', () => {
  const raw = Object.keys(site).filter((sentence) => /^\w+: /.test(sentence))
  expect(raw.length).toBeGreaterThan(10)
  for (const sentence of raw) {
    const said = words.refusal('malformed', sentence.replaceAll('*', '8'))
    expect(said).toMatch(/^[A-Z][^:]*(?:: at (?:least|most) 8 characters)?\.(?: [A-Z][^:]*\.)?$/)
    expect(said).not.toContain('expected')
  }
  expect(words.refusal('malformed', 'settings.seats: found 9, expected 2, 3 or 4')).toBe(
    'Settings.seats: 9 does not work here. It must be 2, 3 or 4.',
  )
  expect(words.refusal('full', 'There is no seat left.')).toBe('There is no seat left.')
})
