import { assert, jsonValue, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { jsonOf, stringJson } from '../src/tables/pieces.ts'

test('what is written without going through all that a value may be is written as JSON writes it', () => {
  const text = oneof(string(), string({ unit: 'binary' }), string({ unit: 'grapheme' }))
  assert(
    property(text, (each) => {
      expect(stringJson(each)).toBe(JSON.stringify(each))
    }),
    { numRuns: 5_000 },
  )
  assert(
    property(oneof(jsonValue(), text), (each) => {
      expect(jsonOf(each)).toBe(JSON.stringify(each))
    }),
    { numRuns: 5_000 },
  )
  for (const each of ['\ud800', '\udc00 x', '\u2028', '\u007f', -0, 1e21, NaN, Infinity, 2 ** 53])
    expect(jsonOf(each)).toBe(JSON.stringify(each))
})
