// @ts-check
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const OURS = 'ROBODROME_SCRATCH'

/**
 * Gives this process and everything it starts a folder of their own for temporary files, so that no test leaves files behind. The first
 * caller creates the folder, and removes it at the end.
 */
export const ownScratch = () => {
  if (process.env[OURS]) return
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-tests-'))
  // If root runs the tests, the store runs as another user, who needs access.
  chmodSync(folder, 0o755)
  for (const name of [OURS, 'TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
