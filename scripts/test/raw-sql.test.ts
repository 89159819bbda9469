import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { reportRawSql } from '../raw-sql.mjs'
import { root } from '../steps.mjs'

const folder = mkdtempSync(join(tmpdir(), 'robodrome-raw-sql-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('this repository sends SQL as text only where there is a reason', () => expect(reportRawSql(root)).toBe(0))

test('a query on a pool or a connection is found and named, one by kysely is not', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  mkdirSync(join(folder, 'server/src/people'), { recursive: true })
  execFileSync('git', ['init', '-q'], { cwd: folder })
  const write = (name: string, text: string): void => writeFileSync(join(folder, 'server/src/people', name), text)
  write('typed.ts', "export const all = (db) => db.selectFrom('guests').select('id').execute()\n")
  expect(reportRawSql(folder)).toBe(0)
  write('raw.ts', "export const all = (pool) => pool.query<{ id: string }>('select id from guests')\n")
  expect(reportRawSql(folder)).toBe(1)
  expect(said.mock.lastCall![0]).toContain('server/src/people/raw.ts has 1 queries as text, expected at most 0')
})
