import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../steps.mjs'

/** What one of our rules reports for a file with this text. */
export function linted(plugin: string, rule: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-lint-'))
  const config = {
    plugins: [],
    jsPlugins: [join(root, 'scripts/lint', plugin)],
    categories: { correctness: 'off' },
    rules: { [rule]: 'error' },
  }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'file.tsx'), `${text}\n`)
  try {
    const lint = [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', '.oxlintrc.json', 'file.tsx']
    const { stdout, stderr } = spawnSync(process.execPath, lint, { cwd: folder, encoding: 'utf8' })
    return stdout + stderr
  } finally {
    rmSync(folder, { recursive: true })
  }
}
