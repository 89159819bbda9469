import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps.mjs'

/** What the linter says of a file with this one line in it. */
function lint(line: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-lint-'))
  const config = { jsPlugins: [join(root, 'scripts/lint/effects.mjs')], rules: { 'robodrome/effect-returns': 'error' } }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'effect.tsx'), `${line}\n`)
  try {
    const done = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', '.oxlintrc.json', 'effect.tsx'], {
      cwd: folder,
      encoding: 'utf8',
    })
    return done.stdout + done.stderr
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.each([
  'useEffect(() => hit.current?.scrollIntoView(), [hit])',
  'useEffect(() => { if (!lasts) return setLate(false) }, [lasts])',
  'useLayoutEffect(() => { for (const each of all) return each }, [all])',
  'React.useEffect(async () => {}, [])',
])('an effect that gives back something else than a function is found: %s', (line) => {
  expect(lint(line)).toContain('effect-returns')
})

test.each([
  'useEffect(() => { hit.current?.scrollIntoView() }, [hit])',
  'useEffect(() => { if (!lasts) return; const stop = () => { return 1 }; return () => stop() }, [lasts])',
])('and one that does not passes: %s', (line) => {
  expect(lint(line)).not.toContain('effect-returns')
})
