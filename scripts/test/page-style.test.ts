import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBadStyles } from '../page-style.mjs'

/** What is said of a page with these files. */
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

const FRAME = { 'frame/people.css': '.ps {\n  gap: 1px;\n}\n.ps.act .who {\n  gap: 2px;\n}\n', 'kit/die.css': '.die {\n  gap: 1px;\n}\n' }

test('tokens, motion that ends, and styles of the board alone pass', () => {
  const files = {
    ...FRAME,
    'style/tokens.css': ':root {\n  --bg: #0c1016;\n}\n',
    'boards/volt/arena.css': '.vt-key.act .die {\n  color: var(--bg);\n  animation: march 1s linear 3;\n}\n',
    'frame/around/volt.css': '.game-volt .ps {\n  gap: 3px;\n}\n',
    'kit/spin.css': '.spin {\n  animation: turn 1s linear infinite;\n}\n',
    'boards/volt/arena.tsx': 'export const A = () => <path fill="url(#fade)" stroke="var(--bg)" />\n',
  }
  expect(said(files)).toEqual([])
})

test.each([
  ['boards/volt/a.css', '.vt-key {\n  color: #fff;\n}\n', 'web/src/boards/volt/a.css:2 a colour that is no token: color: #fff;'],
  ['kit/a.tsx', '<path fill="#FFD23F" />\n', 'web/src/kit/a.tsx:1 a colour that is no token: <path fill="#FFD23F" />'],
  ['frame/a.css', '.x {\n  color: rgba(0, 0, 0, 0.5);\n}\n', 'web/src/frame/a.css:2 a colour that is no token: color: rgba(0, 0, 0, 0.5);'],
  [
    'kit/a.css',
    '.x {\n  animation: march 1s linear infinite;\n}\n',
    'web/src/kit/a.css:2 motion without an end: animation: march 1s linear infinite;',
  ],
  [
    'boards/volt/a.css',
    '.vt-key {\n  gap: 1px;\n}\n.game-volt .lay {\n  gap: 1px;\n}\n',
    "web/src/boards/volt/a.css:4 a board's style reaches into the frame: .game-volt .lay",
  ],
  [
    'boards/volt/a.css',
    '.ps:has(> .vt-strip) {\n  gap: 1px;\n}\n',
    "web/src/boards/volt/a.css:1 a board's style reaches into the frame: .ps:has(> .vt-strip)",
  ],
])('in %s: %s', (file, text, reason) => expect(said({ ...FRAME, [file]: text })).toEqual([reason]))
