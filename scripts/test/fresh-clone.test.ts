import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps.mjs'

/** What people run in a clone without packages. */
const FIRST = [
  'scripts/start.mjs',
  'scripts/test.mjs',
  'scripts/check.mjs',
  'scripts/build.mjs',
  'scripts/browser.mjs',
  'scripts/smoke.mjs',
]

/** The packages that a script and all that it imports at once need, each after the script that needs it. */
function packagesOf(script: string, seen = new Set<string>()): string[] {
  if (seen.has(script)) return []
  seen.add(script)
  const text = readFileSync(join(root, script), 'utf8')
  return [...text.matchAll(/^(?:import|export)\b(?:[^'"]*?\bfrom)? '([^']+)'/gm)].flatMap(([, name]) => {
    if (name!.startsWith('node:')) return []
    return name!.startsWith('.') ? packagesOf(relative(root, join(root, dirname(script), name!)), seen) : [`${script}: ${name}`]
  })
}

test.each(FIRST)('%s begins in a fresh clone, where no package is installed', (script) => {
  const seen = new Set<string>()
  expect(packagesOf(script, seen)).toEqual([])
  expect(seen.size).toBeGreaterThan(1)
})

test('planted: a script that imports a package is named', () => {
  expect(packagesOf('scripts/arrows.mjs')).toContain('scripts/imports.mjs: vite')
})
