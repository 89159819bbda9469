import { expect, test } from 'vitest'
import { ARROWS } from '../arrows.mjs'
import { wrongClaims, wrongRows } from '../prose/claims.mjs'
import { draw } from '../prose/draw.mjs'
import { drawn, drawRooms } from '../prose/drawings.mjs'
import { sentencesOf } from '../prose/sentences.mjs'

const CODE = { files: ['web/src/rem.ts', 'kernel/src/run.ts'], scripts: ['quick'], commands: ['play'] }
const claims = (text: string) =>
  wrongClaims({ page: 'docs/a.md', text, has: (path) => path === 'docs/b.md', read: () => '# Write a bot\n\n## Step 2: play!' }, CODE)

test.each([
  ['[b](b.md#step-2-play)', []],
  ['[b](c.md)', ['links to c.md, which does not exist']],
  ['[b](b.md#step-3)', ['links to #step-3, which is no heading of docs/b.md']],
  ['`run.ts` and `web/src/rem.ts`', []],
  ['`kernel/src/rem.ts`', ['names kernel/src/rem.ts, which does not exist']],
  ['`npm run quick`, `npm run slow`', ['names npm run slow, which package.json does not have']],
  ['```\nnpx robodrome play volt\nnpx robodrome sing\n```', ['names the command robodrome sing, which does not exist']],
])('claims of a page are compared with the code: %s', (text, faults) => expect(claims(text)).toEqual(faults))

test('a row of the import table that differs from the arrows is found, and so is a missing one', () => {
  const page = '| `a/` | first | nothing |\n| `b/` | second | a |\n| `c/` | third | all but b |'
  expect(wrongRows(page, { a: [], b: ['a'], c: ['a'] })).toEqual([])
  expect(wrongRows(page, { a: [], b: [], c: ['a', 'b'], d: [] })).toEqual([
    'says that b may import a; scripts/arrows.mjs allows ',
    'says that c may import a, d; scripts/arrows.mjs allows a, b',
    'has no row for d in the table of rooms',
  ])
})

test('a drawing is put in the place of an older one; without a place it is refused', () => {
  const empty = ['rooms', 'journey'].map((name) => `<!-- drawing: ${name} -->\nold\n<!-- end of drawing: ${name} -->`).join('\n')
  const page = drawn(empty)
  expect(page).toContain(drawRooms())
  expect(page).not.toContain('old')
  expect(drawn(page)).toBe(page)
  expect(() => drawn('# Architecture')).toThrow('has no place for the drawing "rooms"')
  expect(drawRooms().match(/^ {2}\w+\["/gm)).toHaveLength(Object.keys(ARROWS).length)
})

test('sentences are counted by paragraph, list item and cell; code counts as one word, blocks of code not at all', () => {
  const page =
    '# A title\n\nOne two three. Four\nfive `six seven`.\n\n- Eight [nine ten](a.md)\n\n```\nno prose\n```\n\n| a | two words |\n'
  expect(sentencesOf(page).map(({ line, words }) => [line, words])).toEqual([
    [1, 2],
    [3, 3],
    [3, 3],
    [6, 3],
    [12, 1],
    [12, 2],
  ])
})

test('the same seed draws the same 60 texts in each language, another seed draws others', () => {
  for (const isGerman of [false, true]) {
    expect(draw(1, isGerman)).toHaveLength(60)
    expect(draw(1, isGerman)).toEqual(draw(1, isGerman))
    expect(draw(2, isGerman)).not.toEqual(draw(1, isGerman))
  }
})
