import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBadPageImports } from '../page-arrows.mjs'

/** What is said of a page with these files. */
function said(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'page-arrows-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'web/src', file)), { recursive: true })
    writeFileSync(join(root, 'web/src', file), text)
  }
  try {
    return findBadPageImports(root).map(({ file, line, reason }) => `${file}:${line} ${reason}`)
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('one direction passes: words, kit, boards, frame, app', () => {
  const files = {
    'kit/seat.tsx': "import { words } from '../words/index.ts'\n",
    'boards/volt/index.ts': "import { Seat } from '../../kit/seat.tsx'\nimport type { BoardModule } from '../board.ts'\n",
    'boards/index.ts': "import { plain } from './plain/index.tsx'\nexport const volt = () => import('./volt/index.ts')\n",
    'frame/table.tsx': "import { load } from '../boards/index.ts'\n",
    'app/app.tsx': "const Table = () => import('../frame/table.tsx')\n",
  }
  expect(said(files)).toEqual([])
})

test('the other direction, a board that knows another, and a folder nobody knows are named', () => {
  expect(said({ 'kit/seat.tsx': "import { go } from '../frame/go.ts'\n" })).toEqual([
    "web/src/kit/seat.tsx:1 imports '../frame/go.ts': kit may import only words, art, page",
  ])
  expect(said({ 'boards/volt/index.ts': "import { Hand } from '../pbl/hand.tsx'\n" })).toEqual([
    "web/src/boards/volt/index.ts:1 imports '../pbl/hand.tsx': boards/volt knows nothing of boards/pbl",
  ])
  expect(said({ 'extra/a.ts': "import { b } from '../kit/b.ts'\n" })[0]).toContain('no folder of this name')
})
