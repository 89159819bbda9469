// @ts-check
// Finds SQL that the server sends as text instead of through kysely and the schema, in files that have no reason to.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { command, Failed, root } from './steps.mjs'

/** Files of server/src that may contain raw queries, each with the maximum number of them and the reason. */
const ALLOWED = {
  'tables/append.ts': [1, 'the hot path: see tables/append-sql.ts'],
  'store/pool.ts': [1, 'kysely runs on it'],
  'store/store.ts': [1, 'before there is a schema'],
  'store/supervisor.ts': [1, 'whether the embedded store answers'],
  'store/pulse.ts': [1, 'whether the store takes writes: truncates, and two statements at once'],
  'bus/notify.ts': [3, 'listen and notify'],
  'host/exchange.ts': [7, 'an export reads all tables by name, with a cursor, also of stores that lack some'],
}
/** @type {Readonly<Record<string, [most: number, why: string]>>} */
const allowed = /** @type {never} */ (ALLOWED)

/** Matches a query on a pool or a connection. Kysely's queries call `execute` instead. */
const RAW = /\.query(?:<[^(]*>)?\(/g

/** Lists each file with more raw queries than allowed, and returns how many such files there are. @param {string} at */
export function reportRawSql(at) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'server/src/*.ts'], { cwd: at, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
  let bad = 0
  for (const file of files) {
    const found = (readFileSync(join(at, file), 'utf8').match(RAW) ?? []).length
    const name = file.slice('server/src/'.length)
    const [most] = allowed[name] ?? [0]
    if (found <= most) continue
    bad++
    console.error(
      `${file} has ${found} queries as text, expected at most ${most}: use kysely and the schema (store/schema), or list the reason in scripts/raw-sql.mjs`,
    )
  }
  return bad
}

await command(import.meta.url, () => {
  const bad = reportRawSql(root)
  if (bad) throw new Failed(`${bad} files with raw SQL`)
})
