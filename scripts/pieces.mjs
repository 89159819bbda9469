// @ts-check
// Checks that rules name only moments, to which pieces bind effects: a rule file that names a card, robot, program, module, tile or Power
// is a fault.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { command, Failed, root } from './steps.mjs'

/**
 * What every game prints on its pieces: names and ids, from the content that it was compiled with.
 * @type {Readonly<Record<string, (game: any) => string[]>>}
 */
const PRINTED = {
  gekido: ({ STANDARD: { bots, cards, powers, tiles } }) => [
    ...[...bots, ...cards, ...powers].flatMap(({ id, name }) => [id, name]),
    ...tiles.flatMap((/** @type {{ kind: string, name: string }} */ { kind, name }) => [kind, name]),
  ],
  aimbots: ({ BASE }) => BASE.programs.flatMap((/** @type {{ id: string, name: string }} */ { id, name }) => [id, name]),
  volt: ({ STANDARD: { modules } }) => modules.map((/** @type {{ id: string }} */ { id }) => id),
  pbl: ({ CARDS }) => CARDS.flatMap((/** @type {{ id: string, name: string }} */ { id, name }) => [id, name]),
}

/**
 * Finds the names that occur in a text as separate words; `GK-OVER-1` does not name OVER.
 * @param {string} text
 * @param {readonly string[]} names
 */
export const namedIn = (text, names) =>
  names.filter((name) => new RegExp(`(?<![\\w-])${name.replaceAll(/[^\w ]/g, String.raw`\$&`)}(?![\\w-])`).test(text))

/** Lists the problems, one per line. @param {string} house */
export async function pieceFaults(house) {
  const faults = []
  for (const [game, printed] of Object.entries(PRINTED)) {
    const names = printed(await import(pathToFileURL(join(house, `games/${game}/dist/index.js`)).href))
    if (names.length === 0) throw new Error(`${game} has no pieces`)
    for (const file of rulesOf(join(house, `games/${game}/src/rules`)))
      for (const name of namedIn(readFileSync(file, 'utf8'), names)) faults.push(`${relative(house, file)} names ${name}`)
  }
  return faults
}

/** @param {string} folder @returns {string[]} */
const rulesOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(folder, name))
    : []

/** Prints the faults and returns their number. @param {string} house */
export async function reportNamedPieces(house) {
  const faults = await pieceFaults(house)
  for (const fault of faults) console.error(fault)
  return faults.length
}

await command(import.meta.url, async () => {
  const faults = await reportNamedPieces(root)
  if (faults) throw new Failed(`${faults} names of pieces in rules`)
})
