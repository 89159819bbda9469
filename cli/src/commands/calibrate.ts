import { calibrate, type Band, type Calibration } from '@robodrome/lab'
import { minds } from '@robodrome/minds'
import { findGame, settingsFor, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { count, didYouMean, percent } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, Misuse, print, type World } from '../world.ts'

/** Playouts per decision, more than the rule of thumb ever needs. */
const BUDGET = { playouts: 100 }

interface CalibrateArguments extends SetupOptions {
  mind: string
  games: number
  seed: number
}

export const addCalibrate: AddCommand = (program, world) => {
  const { common, calibrate: about } = wordsOf(world).help
  program
    .command('calibrate')
    .description(about.about)
    .argument('<game>', common.game)
    .option('--mind <mind>', about.mind, 'rule-of-thumb')
    .option('--games <n>', about.games, whole(world, 1), 100)
    .option('--mode <mode>', common.mode)
    .option('--seats <n>', common.seats, whole(world, 1))
    .option('--options <json>', common.options, tableOptions(world))
    .option('--seed <n>', about.seed, whole(world, 0), 1)
    .addHelpText('after', about.after)
    .action(async (id: string, options: CalibrateArguments) => {
      const game = await findGame(world, id)
      const known = Object.keys(minds)
      const mind = known.includes(options.mind) ? minds[options.mind] : undefined
      if (mind === undefined)
        throw new Misuse((w) => w.wrong.noMind('--mind', options.mind, didYouMean(options.mind, known, w.didYouMean), known))
      if (game.insight?.evaluate === undefined) throw new Misuse(({ wrong }) => wrong.noEstimate(game.title))
      const settings = settingsFor(world, game, options)
      const shown = progress(world, 'game')
      const plan = { settings, mind, budget: BUDGET, games: options.games, seed: options.seed }
      const found = calibrate(game, plan, (done) => shown.at(done, options.games))
      shown.end()
      const what = `${id}, ${settings.mode}, ${count(settings.seats, 'seat')}: ${count(found.games, 'game')} of ${mind.id}, seed ${options.seed}`
      print(world, [what, ...report(world, found)].join('\n'))
    })
}

function report(world: World, { bands, logLoss, blindLoss }: Calibration): string[] {
  const { bold } = colorsFor(world)
  return [
    bold('estimate      moments   said on average        won'),
    ...bands.filter(({ moments }) => moments > 0).map(row),
    `Off by ${logLoss.toFixed(3)} nats a moment; knowing only how often each seat wins, by ${blindLoss.toFixed(3)}.`,
  ]
}

function row({ from, to, moments, estimate, won }: Band): string {
  const band = `${Math.round(from * 100)} to ${Math.round(to * 100)} %`
  return `${band.padEnd(12)}${moments.toLocaleString('en').padStart(9)}${percent(estimate).padStart(18)}${percent(won).padStart(11)}  ${bar(won, estimate)}`
}

const WIDTH = 25

/** Draws the share of games won as a bar on which the estimate is marked. */
function bar(won: number, estimate: number): string {
  const filled = Math.round(won * WIDTH)
  const mark = Math.min(WIDTH - 1, Math.round(estimate * WIDTH))
  return Array.from({ length: WIDTH }, (_, i) => (i === mark ? '|' : i < filled ? '#' : '.')).join('')
}
