// @ts-check
// Checks that a board is a folder, and that the page names no game outside it. What it needs of a game is in that game's face, lesson,
// words and leagues.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { command, Failed, root as house } from './steps.mjs'

/** The files that may name a game, each with its reason; at most eight. @type {Readonly<Record<string, string>>} */
export const NAMING = {
  'boards/extras.ts': 'picks robots of several games to decorate rooms that belong to none',
  'leagues/cards.ts': 'leagues with keepers are played with the cards of PBL Robots',
  'leagues/open.ts': 'loads the words of these cards before the cards themselves',
}
const MOST = 8

/** @typedef {{ file: string, line: number, reason: string }} Naming */

/** @param {string} root @param {Readonly<Record<string, string>>} [allowed] @returns {Naming[]} */
export const findNamedGames = (root, allowed = NAMING) => {
  const source = join(root, 'web/src')
  if (!existsSync(source)) return []
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(tsx?|css|svg|js)$/.test(name))
  const games = files.flatMap((file) => /^boards\/([\w-]+)\/face\/index\.tsx?$/.exec(file)?.[1] ?? [])
  if (games.length === 0) return []
  const named = new RegExp(`\\b(?:${games.join('|')})\\b`)
  const outside = files.filter((file) => !games.some((game) => file.startsWith(`boards/${game}/`))).toSorted()
  /** @param {string} file */
  const linesOf = (file) =>
    readFileSync(join(source, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (named.test(line) ? [{ file: `web/src/${file}`, line: i + 1 }] : []))
  const strangers = outside
    .filter((file) => !(file in allowed))
    .flatMap(linesOf)
    .map((at) => ({ ...at, reason: 'names a game: move it into the folder of its board (boards/face.ts has the fields)' }))
  const idle = Object.keys(allowed)
    .filter((file) => !outside.includes(file) || linesOf(file).length === 0)
    .map((file) => ({ file: `web/src/${file}`, line: 1, reason: 'names no game: take it off the list in scripts/page-games.mjs' }))
  const count = Object.keys(allowed).length
  const many =
    count > MOST ? [{ file: 'scripts/page-games.mjs', line: 1, reason: `lists ${count} files; at most ${MOST} may name a game` }] : []
  return [...strangers, ...idle, ...many]
}

/** Prints the faults and returns their number. @param {string} root */
export const reportNamedGames = (root) => {
  const bad = findNamedGames(root)
  for (const { file, line, reason } of bad) console.error(`${file}:${line} ${reason}`)
  return bad.length
}

await command(import.meta.url, () => {
  const bad = reportNamedGames(house)
  if (bad) throw new Failed(`${bad} places outside the boards name a game`)
})
