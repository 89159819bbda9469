import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licences } from '../licences.mjs'

const file = readFileSync(new URL('../../LICENSES.md', import.meta.url), 'utf8')

test('LICENSES.md is what the lock file and the packages say', () => {
  expect(file === licences() || 'run node scripts/licences.mjs').toBe(true)
})

test('every package that reaches people has a licence that lets them use it', () => {
  const rows = file.match(/^\| \S+ \| \d\S* \| .+ \|$/gm)!
  expect(rows.length).toBeGreaterThan(100)
  expect(
    rows.filter(
      (row) => !/\| \(?(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|MPL-2\.0|Unlicense|CC0-1\.0|BlueOak-1\.0\.0|PostgreSQL)\b/.test(row),
    ),
  ).toEqual([])
})
