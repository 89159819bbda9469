import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const EXAMPLE = fileURLToPath(new URL('../../../examples/liars-dice', import.meta.url))

/** A copy of Liar's Dice in which one piece of text is replaced. */
export function altered(file: string, from: string, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-hostile-'))
  cpSync(EXAMPLE, folder, { recursive: true })
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} no longer has "${from}"`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  return folder
}

/** A copy that does something when it is loaded, and shows the result as its title. */
export const doing = (code: string): string =>
  altered('src/game.js', 'export function makeGame(api) {', `export function makeGame(api) {\n${code}\n`)
