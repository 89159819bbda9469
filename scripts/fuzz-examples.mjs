// @ts-check
// Plays random games of each package in examples/ with all checks of the proof, until each package has the requested number. The games
// cover all modes, all numbers of players, settings, and players who leave. Games are played in rounds, each with a seed of its own. A
// fault ends the run with the command that repeats it, and --from continues a run that was stopped.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { command, Failed, Misuse, root, tell } from './steps.mjs'

const OPTIONS = /** @type {const} */ ({
  games: { type: 'string', default: '100000' },
  round: { type: 'string', default: '200' },
  from: { type: 'string', default: '1' },
  thorough: { type: 'string', default: '0.002' },
  only: { type: 'string' },
})

/** Lists the folders of games in examples/. */
const folders = () =>
  readdirSync(join(root, 'examples')).filter((name) => {
    const path = join(root, 'examples', name, 'package.json')
    return existsSync(path) && 'robodrome' in JSON.parse(readFileSync(path, 'utf8'))
  })

/** The last line of a report: "15 ways to set up: fine (3,000 games, 81,234 decisions)." */
const TOTAL = /ways? to set up: (.+) \(([\d,]+) games?, ([\d,]+) decisions?\)/

/** Plays one round of all setups. @param {string} folder @param {number} seed @param {string} games @param {string} thorough */
function round(folder, seed, games, thorough) {
  const line = ['fuzz', join('examples', folder), '--games', games, '--seed', String(seed), '--thorough', thorough]
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'cli/bin/robodrome.mjs'), ...line], { cwd: root, encoding: 'utf8' })
  const [, verdict, played, decided] = TOTAL.exec(stdout) ?? []
  if (verdict !== 'fine') throw new Failed(`robodrome ${line.join(' ')}\n${stdout}${stderr}`)
  const number = (/** @type {string | undefined} */ text) => Number(text?.replaceAll(',', ''))
  return { played: number(played), decided: number(decided) }
}

await command(
  import.meta.url,
  () => {
    const { values } = parseArgs({ options: OPTIONS })
    for (const name of /** @type {const} */ (['games', 'round', 'from']))
      if (!(Number(values[name]) >= 1)) throw new Misuse(`--${name}: found "${values[name]}", expected a number from 1`)
    const all = folders()
    if (values.only !== undefined && !all.includes(values.only))
      throw new Misuse(`--only: found "${values.only}", expected one of ${all.join(', ')}`)
    for (const folder of values.only === undefined ? all : [values.only]) {
      let [games, decisions] = [0, 0]
      for (let seed = Number(values.from); games < Number(values.games); seed += Number(values.round)) {
        const { played, decided } = round(folder, seed, values.round, values.thorough)
        games += played
        decisions += decided
        tell(`${folder}: ${games} games, ${decisions} decisions, no fault; next seed ${seed + Number(values.round)}`)
      }
    }
  },
  '[--games 100000] [--round 200] [--from 1] [--thorough 0.002] [--only NAME]',
)
