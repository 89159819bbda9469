import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unlessDone } from '../stamp.mjs'

const step = () => {
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-stamp-'))
  const [source, output, stamp, lock] = ['source', 'output', 'stamp', 'lock'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ]
  writeFileSync(source, 'one')
  let builds = 0
  const build = (meanwhile = () => {}) =>
    unlessDone(
      { stamp, sources: () => [source], output: () => [output] },
      () => {
        builds++
        writeFileSync(output, readFileSync(source, 'utf8'))
        meanwhile()
      },
      { lock },
    )
  return { source, output, build, builds: () => builds }
}

test('a step is skipped until a source or its output changes', () => {
  const { source, output, build, builds } = step()
  build()
  build()
  expect(builds()).toBe(1)
  writeFileSync(source, 'three')
  build()
  expect(builds()).toBe(2)
  writeFileSync(output, 'broken')
  build()
  build()
  expect([builds(), readFileSync(output, 'utf8')]).toEqual([3, 'three'])
})

test('if a source changes while the step runs, the next one is not skipped', () => {
  const { source, output, build, builds } = step()
  build(() => writeFileSync(source, 'changed meanwhile'))
  expect(readFileSync(output, 'utf8')).toBe('one')
  build()
  build()
  expect([builds(), readFileSync(output, 'utf8')]).toEqual([2, 'changed meanwhile'])
})
