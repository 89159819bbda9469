import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const EXAMPLE = fileURLToPath(new URL('../../../examples/liars-dice', import.meta.url))

/** Makes a copy of Liar's Dice under another name, with pieces of its text replaced. */
export function altered(id: string, ...changes: readonly (readonly [file: string, from: string, to: string])[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'robodrome-hostile-'))
  cpSync(EXAMPLE, folder, { recursive: true })
  for (const [file, from, to] of [
    ['package.json', '"id": "liars-dice"', `"id": "${id}"`],
    ['src/game.js', "id: 'liars-dice'", `id: '${id}'`],
    ...changes,
  ] as const) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} no longer has "${from}"`)
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
  }
  return folder
}

/**
 * Makes a package that behaves well until somebody makes the first bid of a match with five dice each. The trial plays with two dice, so it
 * notices nothing.
 */
export const onBid = (id: string, code: string): string =>
  altered(
    id,
    ['src/setup.js', 'dice = 5,', 'dice = 2,'],
    [
      'src/rules.js',
      'g.bid = { count: option.count, face: option.face, seat }',
      `if (g.left[seat] === 5) { ${code} }\ng.bid = { count: option.count, face: option.face, seat }`,
    ],
  )
