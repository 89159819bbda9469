// @ts-check
// Runs the formatter, the linter, the compiler and the checks of this repository. Changes only compiled files.
// What needs a package is loaded only when it runs: in a fresh clone the packages are installed by this script.
import { build, compile } from './build.mjs'
import { reportNamedGames } from './page-games.mjs'
import { reportBadStyles } from './page-style.mjs'
import { reportNamedPieces } from './pieces.mjs'
import { reportOldReference } from './prose/reference.mjs'
import { reportLongSentences } from './prose/sentences.mjs'
import { reportRawSql } from './raw-sql.mjs'
import { ready } from './ready.mjs'
import { command, Failed, root, runTool, takeAll } from './steps.mjs'

export const check = () => takeAll('check', stages(build))

/** Runs the same checks without building the page. */
export const checkTypes = () => takeAll('check', stages(compile))

/** @param {() => void} types @returns {[string, () => unknown][]} */
const stages = (types) => [
  ['format (npm run format mends it)', () => runTool('oxfmt/bin/oxfmt', ['--check'], { quiet: true })],
  ['arrows', arrows],
  ['raw SQL', sql],
  ['games named by the page', games],
  ['styles of the page', styles],
  ['docs', docs],
  ['types', types],
  ['pieces in rules', pieces],
  ['types of tests and scripts', () => runTool('typescript/bin/tsc', ['-p', 'tsconfig.test.json'])],
  ['types of the page and its tests', () => runTool('typescript/bin/tsc', ['-p', 'web/tsconfig.test.json'])],
  ['lint', () => runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'], { quiet: true })],
]

const arrows = async () => {
  const [{ reportBadImports }, { reportCircles }] = await Promise.all([import('./arrows.mjs'), import('./circles.mjs')])
  const bad = reportBadImports(root) + reportCircles(root)
  if (bad) throw new Failed(`${bad} bad imports`)
}

const sql = () => {
  const bad = reportRawSql(root)
  if (bad) throw new Failed(`${bad} files with raw SQL`)
}

const pieces = async () => {
  const bad = await reportNamedPieces(root)
  if (bad) throw new Failed(`${bad} names of pieces in rules`)
}

const games = () => {
  const bad = reportNamedGames(root)
  if (bad) throw new Failed(`${bad} places outside the boards name a game`)
}

const docs = async () => {
  const [{ reportWrongClaims }, { reportOldDrawings }] = await Promise.all([import('./prose/claims.mjs'), import('./prose/drawings.mjs')])
  const bad = reportWrongClaims() + reportOldDrawings() + reportOldReference() + reportLongSentences()
  if (bad) throw new Failed(`${bad} faults in the docs`)
}

const styles = () => {
  const bad = reportBadStyles(root)
  if (bad) throw new Failed(`${bad} faults in the styles of the page`)
}

await command(import.meta.url, async () => {
  ready()
  await check()
})
