import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { file, scratch } from './run.ts'

const BIN = fileURLToPath(new URL('../bin/robodrome.mjs', import.meta.url))

/** The command, with a store of its own in a new folder. */
function newPlace() {
  const { DATABASE_URL: _other, ...env } = process.env
  const place = { ...env, DATA_DIR: join(scratch(), 'data') }
  return (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], { env: place, encoding: 'utf8' })
    return { code: status, said: stdout + stderr }
  }
}

const HEAD = '{"robodrome":"export","version":1,"schema":"0001-tables","at":0}'
const guest = (id: string, name: string): string =>
  JSON.stringify({ table: 'guests', row: { id, name, created_at: '2026-01-01T00:00:00+00:00' } })

test(
  'what was exported fills an empty store and comes out again; a broken line is named, and nothing is kept of it',
  { timeout: 240_000 },
  () => {
    const robodrome = newPlace()
    // More entries than are read or written at a time.
    const many = Array.from({ length: 3000 }, (_, n) => guest(`b${String(n).padStart(4, '0')}`, `Kuro ${n}`))
    const lines = [HEAD, guest('a', 'Noor "the Hammer" Ω'), ...many]
    const broken = robodrome('import', file('broken.ndjson', [...lines, '{"table":"guests"'].join('\n')))
    expect([broken.code, broken.said]).toEqual([2, expect.stringContaining('line 3003')])
    const folder = robodrome('import', scratch())
    expect([folder.code, folder.said]).toEqual([2, expect.stringContaining('is a folder')])
    const whole = robodrome('import', file('whole.ndjson', lines.join('\n')))
    expect([whole.code, whole.said]).toEqual([0, expect.stringContaining('3,001 rows read from')])
    const path = join(scratch(), 'again.ndjson')
    const written = robodrome('export', path)
    expect([written.code, written.said]).toEqual([0, expect.stringMatching(/3,00\d rows written to /)])
    // Whether a line notes an idle period: on a busy machine, the store may have been idle for long between two commands, and it records
    // that.
    const isNoted = (line: string): boolean => line.startsWith('{"table":"downtimes"')
    const again = readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .filter((line) => !isNoted(line))
    const [head, ...rows] = again.map((line) => JSON.parse(line) as unknown)
    expect(head).toEqual({ robodrome: 'export', version: 1, schema: expect.stringMatching(/^\d{4}-/), at: expect.any(Number) })
    expect(rows).toMatchObject(lines.slice(1).map((line) => JSON.parse(line) as unknown))
    const twice = robodrome('export', path)
    expect([twice.code, twice.said]).toEqual([2, expect.stringContaining('already exists')])
  },
)

test(
  'restore --check does what restore does: a backup that is whole but cannot be put back is refused by both',
  { timeout: 240_000 },
  () => {
    const robodrome = newPlace()
    const sealed = (rows: readonly string[]): string => {
      const text = [HEAD, ...rows].map((line) => `${line}\n`).join('')
      const seal = JSON.stringify({ robodrome: 'backup', rows: rows.length, sha256: createHash('sha256').update(text).digest('hex') })
      const path = file('one.backup', '')
      writeFileSync(path, gzipSync(`${text}${seal}\n`))
      return path
    }
    const box = (name: string): string =>
      JSON.stringify({ table: 'boxes', row: { name, game: 'gekido', content: { name }, created_at: '2026-01-01T00:00:00+00:00' } })
    const bad = [sealed([guest('a', 'Noor'), box('a\u0000b')]), sealed([guest('a', 'Noor'), guest('a', 'Sol')])]
    for (const path of bad)
      for (const how of [
        ['restore', '--check', path],
        ['restore', path],
      ]) {
        const { code, said } = robodrome(...how)
        expect([code, said]).toEqual([2, expect.stringContaining('line 3')])
      }
    const good = sealed([guest('a', 'Noor')])
    const checked = robodrome('restore', '--check', good)
    expect([checked.code, checked.said]).toEqual([0, expect.stringContaining('can be restored: 1 row')])
    // The check has left the store empty, as it was.
    const restored = robodrome('restore', good)
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('1 row restored')])
    const league = sealed([JSON.stringify({ table: 'competitions', row: { id: 'L1', seed: '00', card: { title: 'Cup' } } })])
    const unread = robodrome('restore', '--check', league)
    expect(unread.said).toContain('league L1 ("Cup") cannot be replayed, so nobody can open it: a log begins with the entry "created"\n')
    expect([unread.code, unread.said]).toEqual([1, expect.stringContaining('cannot replay 1 match or league, named above')])
  },
)
