import { expect, test } from 'vitest'
import { demandFitTexts, flawIn, flawOf, madeFit } from '../src/text.ts'

test.each([
  ['a\u0000b', 'Controls'],
  ['a\tb', 'Controls'],
  ['a\r\nb', 'Controls'],
  ['\u009b31m', 'Controls'],
  ['a\u2029b', 'Controls'],
  ['\udc00', 'Controls'],
  ['a\ud83e', 'Controls'],
  ['\ufff9a\ufffb', 'Controls'],
  ['a\u202eb', 'Turns'],
  ['a\u2067b', 'Turns'],
  ['\u200fa', 'Turns'],
  ['\u061ca', 'Turns'],
  ['a\u200bb', 'Invisible'],
  ['a\u00adb', 'Invisible'],
  ['a\u2060b', 'Invisible'],
  ['\ufeffa', 'Invisible'],
  ['a\u200db', 'Invisible'],
  ['a\u200cb', 'Invisible'],
  ['a\ufe0f', 'Invisible'],
  ['Bot 1\ufe0f', 'Invisible'],
  ['\u115f', 'Invisible'],
  ['\u2800', 'Invisible'],
  ['a\u{e0041}', 'Invisible'],
])('%j is refused: %s', (text, why) => {
  expect(flawOf(text)).toBe(`no${why}`)
  expect(flawOf(madeFit(text))).toBeNull()
})

test.each([
  '',
  'Noor',
  'J\u00fcrgen \u{1f916}',
  '\u05e9\u05dc\u05d5\u05dd',
  '\u0645\u0631\u062d\u0628\u0627',
  // Persian and Devanagari spell words with joiners; some emoji consist of several.
  '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
  '\u0915\u094d\u200d\u0937',
  '\u{1f469}\u{1f3fd}\u200d\u{1f680}',
  '\u2764\ufe0f\u200d\u{1f525}',
  '1\ufe0f\u20e3',
  'e\u0301',
  '\\u0000',
])('%j is fit', (text) => expect(flawOf(text)).toBeNull())

test('the error names the place of a flaw, in a value or in a field name', () => {
  expect(flawIn({ a: [1, { b: 'x\u0000' }] })).toEqual({
    path: ['a', 1, 'b'],
    found: 'x\u0000',
    expected: 'noControls',
  })
  expect(flawIn({ a: { 'b\u202e': 1 } })?.path).toEqual(['a', 'b\u202e'])
  expect(flawIn({ a: [null, true, 1e300, 'fine'] })).toBeNull()
  expect(() => demandFitTexts(['\u0000'])).toThrow('0: found "\\u0000", expected text without control characters')
})
