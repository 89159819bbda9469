import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBadStyles } from '../page-style.mjs'

/** What the check reports for a page with these files. */
function said(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'page-style-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'web/src', file)), { recursive: true })
    writeFileSync(join(root, 'web/src', file), text)
  }
  try {
    return findBadStyles(root).map(({ file, line, reason }) => `${file}:${line} ${reason}`)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const FRAME = {
  'frame/people.css': '.people {\n  gap: 1px;\n}\n.people.act .who {\n  gap: 2px;\n}\n',
  'kit/die.css': '.die {\n  gap: 1px;\n}\n',
}

test('tokens, motion that ends, and styles of the board alone pass', () => {
  const files = {
    ...FRAME,
    'style/tokens.css': '@layer base, kit, screens;\n:root {\n  --bg: #0c1016;\n  --text-small: 13px;\n}\n',
    'kit/line.css':
      '.line {\n  font: 700 var(--text-small)/1 var(--font);\n}\n@media (max-width: 999px) and (min-height: 481px) {\n  .line text {\n    font-size: 36px;\n  }\n}\n',
    'boards/volt/arena.css': '.vt-key.act .die {\n  color: var(--bg);\n  animation: march 1s linear 3;\n}\n',
    'boards/volt/around.css': '.game-volt .people {\n  gap: 3px;\n}\n',
    'kit/spin.css': '.spin {\n  animation: turn 1s linear infinite;\n}\n',
    'boards/volt/arena.tsx': 'export const A = () => <path fill="url(#fade)" stroke="var(--bg)" />\n',
  }
  expect(said(files)).toEqual([])
})

test.each([
  ['boards/volt/a.css', '.vt-key {\n  color: #fff;\n}\n', 'web/src/boards/volt/a.css:2 a colour that is no token: color: #fff;'],
  ['kit/a.tsx', '<path fill="#FFD23F" />\n', 'web/src/kit/a.tsx:1 a colour that is no token: <path fill="#FFD23F" />'],
  [
    'frame/a.css',
    '.item {\n  color: rgba(0, 0, 0, 0.5);\n}\n',
    'web/src/frame/a.css:2 a colour that is no token: color: rgba(0, 0, 0, 0.5);',
  ],
  [
    'kit/a.css',
    '.item {\n  animation: march 1s linear infinite;\n}\n',
    'web/src/kit/a.css:2 motion without an end: animation: march 1s linear infinite;',
  ],
  [
    'boards/volt/a.css',
    '.vt-key {\n  gap: 1px;\n}\n.game-volt .layer {\n  gap: 1px;\n}\n',
    "web/src/boards/volt/a.css:4 a board's style reaches into the frame: .game-volt .layer",
  ],
  [
    'boards/volt/a.css',
    '.people:has(> .vt-strip) {\n  gap: 1px;\n}\n',
    "web/src/boards/volt/a.css:1 a board's style reaches into the frame: .people:has(> .vt-strip)",
  ],
  ['kit/a.css', '.item {\n  font-size: 13px;\n}\n', 'web/src/kit/a.css:2 a size of text that is no token: font-size: 13px'],
  [
    'kit/a.css',
    '.x-text {\n  font: 700 13px/1 var(--font);\n}\n',
    'web/src/kit/a.css:2 a size of text that is no token: font: 700 13px/1 var(--font)',
  ],
  [
    'kit/a.css',
    '\n@media (max-width: 1000px) {\n  .item {\n    gap: 1px;\n  }\n}\n',
    'web/src/kit/a.css:2 a window told apart where no other is: @media (max-width: 1000px)',
  ],
  [
    'kit/a.css',
    '@media (min-width: 761px) and (min-height: 700px) {\n}\n',
    'web/src/kit/a.css:1 a window told apart where no other is: @media (min-width: 761px) and (min-height: 700px)',
  ],
  ['kit/a.css', '@layer mine {\n}\n', 'web/src/kit/a.css:1 a layer of its own: the folder of a sheet decides on its layer'],
  ['style/tokens.css', ':root {\n  --text-small: 13px;\n}\n', 'web/src/style/tokens.css:1 the order of layers does not come first'],
  [
    'style/palette.css',
    `:root {\n${Array.from({ length: 46 }, (_, i) => `  --red-${i}: #f00;\n`).join('')}}\n`,
    'web/src/style/palette.css:47 46 colours, at most 45',
  ],
])('in %s: %s', (file, text, reason) => expect(said({ ...FRAME, [file]: text })).toEqual([reason]))

const drawing = (classes: string) => `export const A = () => <i className="${classes}" />\n`

test('a folder styles what it draws, what the common words name, what a file draws by importing the sheet, and a board in its frame', () => {
  const files = {
    'style/controls.css': '.button {\n  gap: 1px;\n}\n',
    'kit/die.css': '.pips svg {\n  gap: 1px;\n}\n',
    'kit/die.tsx': drawing('die pips'),
    'people/profile.css': '.rating .button,\n.button:has(.rating) {\n  gap: 1px;\n  .pips {\n    gap: 2px;\n  }\n}\n',
    'people/profile.tsx': drawing('rating button'),
    'lobby/hero.tsx': drawing('button'),
    'lobby/dice.tsx': `import '../kit/die.css'\n${drawing('pips')}`,
    'boards/volt/desk.tsx': drawing('vt-desk'),
    'boards/volt/around.css': '.pips .vt-desk {\n  gap: 1px;\n}\n',
  }
  expect(said(files)).toEqual([])
})

test.each([
  ['.pips {\n  gap: 1px;\n}\n', '.pips (drawn by kit/die.tsx, too, without importing this sheet)'],
  ['.button .pips i {\n  gap: 1px;\n}\n', '.button .pips i (drawn by lobby/hero.tsx, kit/die.tsx, too, without importing this sheet)'],
  ['.pips:not(.rating) {\n  gap: 1px;\n}\n', '.pips:not(.rating) (drawn by kit/die.tsx, too, without importing this sheet)'],
  [
    '.button {\n  .pips {\n    gap: 1px;\n  }\n}\n',
    '.button .pips (drawn by lobby/hero.tsx, kit/die.tsx, too, without importing this sheet)',
    2,
  ],
  ['h2 {\n  gap: 1px;\n}\n', 'h2 (it names no class at all)'],
])('a style of one folder that reaches what another one draws: %s', (css, reason, line = 1) => {
  const others = {
    'kit/die.tsx': drawing('pips'),
    'lobby/hero.tsx': drawing('button'),
    'people/profile.tsx': drawing('rating pips button'),
  }
  const found = said({ ...others, 'people/profile.css': css })
  expect(found).toContain(`web/src/people/profile.css:${line} a style that reaches beyond people: ${reason}`)
})

test('a hint by a class of the kit, styled by both: each reaches the other', () => {
  const files = {
    'kit/long-press.tsx': drawing('tip'),
    'kit/long-press.css': '.tip {\n  position: fixed;\n}\n',
    'frame/prompt-bar.tsx': "export const P = ({ isTip }) => <p className={isTip ? 'why tip' : 'prompt'} />\n",
    'frame/prompt-bar.css': '.prompt .tip {\n  color: var(--hi);\n}\n',
  }
  expect(said(files)).toEqual([
    'web/src/kit/long-press.css:1 a style that reaches beyond kit: .tip (drawn by frame/prompt-bar.tsx, too, without importing this sheet)',
  ])
})

test('two motions of the same name', () => {
  const motion = '@keyframes fall {\n  to {\n    opacity: 0;\n  }\n}\n'
  expect(said({ 'kit/a.css': motion, 'people/b.css': motion })).toEqual([
    'web/src/people/b.css:1 a motion of the same name as in kit/a.css: fall',
  ])
})

test('a short class name that is no word', () => {
  const drawn = `export const A = () => <i className="now lrn" />\n`
  const found = said({ 'kit/a.css': '.now {\n  gap: 1px;\n}\n.lrn {\n  gap: 1px;\n}\n', 'kit/a.tsx': drawn })
  expect(found).toEqual(['web/src/kit/a.css:4 a class name of three letters or fewer that is no listed word: .lrn'])
})
