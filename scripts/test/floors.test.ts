import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBadFloorImports, type Floors } from '../floors.mjs'
import { PAGE } from '../page-arrows.mjs'
import { SERVER } from '../server-arrows.mjs'

/** What the check reports for a package with these files. */
function said(files: Record<string, string>, floors: Floors = PAGE): string[] {
  const root = mkdtempSync(join(tmpdir(), 'floors-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, floors.source, file)), { recursive: true })
    writeFileSync(join(root, floors.source, file), text)
  }
  try {
    return findBadFloorImports(root, floors).map(({ file, line, reason }) => `${file}:${line} ${reason}`)
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

test('the server: an import of a floor below passes, an upward one and a circle are named', () => {
  const store = { 'store/store.ts': "import { BadSettings } from '../base/bad-settings.ts'\n" }
  const tables = {
    'tables/append.ts': "import { count } from '../results/count.ts'\n",
    'site.ts': "import { Hall } from './tables/hall.ts'\n",
  }
  expect(said({ ...store, ...tables }, SERVER)).toEqual([])
  expect(said({ 'store/append.ts': "import { count } from '../results/count.ts'\n" }, SERVER)).toEqual([
    "server/src/store/append.ts:1 imports '../results/count.ts': store may import only base",
  ])
  const circle = { 'people/a.ts': "import { b } from '../tables/b.ts'\n", 'tables/b.ts': "import { a } from '../people/a.ts'\n" }
  expect(said(circle, SERVER)).toEqual([
    "server/src/tables/b.ts:1 imports '../people/a.ts': tables may import only deadlines, thinking, outside, store, bus, results, notices",
  ])
  expect(said({ 'base/a.ts': "import { site } from '../site.ts'\n" }, SERVER)).toEqual([
    "server/src/base/a.ts:1 imports '../site.ts': base may import only itself",
  ])
})

test('a table whose own arrows lead up or in a circle is refused', () => {
  const folders = { ground: ['roof'], roof: ['ground', 'cellar'] }
  const circular = { table: 'table.mjs', source: 'web/src', folders, rooms: [] }
  expect(said({ 'ground/a.ts': "import { b } from '../roof/b.ts'\n" }, circular)).toEqual([
    'table.mjs:1 ground may import only folders listed above it, and roof is not',
    'table.mjs:1 roof may import only folders listed above it, and cellar is not',
  ])
})
