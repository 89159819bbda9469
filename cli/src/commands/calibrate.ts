import { calibrate, type Band, type Calibration } from '@robodrome/lab'
import { minds } from '@robodrome/minds'
import { findGame, settingsFor, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { count, didYouMean, percent } from '../text.ts'
import { colorsFor, Misuse, print, type World } from '../world.ts'

const EXAMPLES = `
A mind plays against itself. At each decision the game's own estimate is noted
for the seat that decides, and held against how the game ended: of all moments
with an estimate of 70 %, seven in ten should be won. In the picture the bar is
how many were won, the mark what the estimate said.

Examples:
  robodrome calibrate gekido --mode duel --games 300
  robodrome calibrate volt --mode training --mind random`

/** Playouts for each decision, more than the rule of thumb ever wants. */
const BUDGET = { playouts: 100 }

interface CalibrateArguments extends SetupOptions {
  mind: string
  games: number
  seed: number
}

export const addCalibrate: AddCommand = (program, world) => {
  program
    .command('calibrate')
    .description("hold a game's estimate of who wins against how games end")
    .argument('<game>', 'a game (see: robodrome games)')
    .option('--mind <mind>', 'who plays', 'rule-of-thumb')
    .option('--games <n>', 'how many games', whole(1), 100)
    .option('--mode <mode>', 'mode of the game (default: its first)')
    .option('--seats <n>', 'number of seats (default: the fewest)', whole(1))
    .option('--options <json>', 'settings of the table', tableOptions)
    .option('--seed <n>', 'number of the first deal', whole(0), 1)
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, options: CalibrateArguments) => {
      const game = await findGame(world, id)
      const known = Object.keys(minds)
      const mind = known.includes(options.mind) ? minds[options.mind] : undefined
      if (mind === undefined)
        throw new Misuse(`--mind: there is no mind "${options.mind}".${didYouMean(options.mind, known)} Minds: ${known.join(', ')}.`)
      if (game.evaluate === undefined) throw new Misuse(`${game.title} has no estimate of who wins.`)
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

/** What was won as a bar, what was said as a mark on it. */
function bar(won: number, estimate: number): string {
  const filled = Math.round(won * WIDTH)
  const mark = Math.min(WIDTH - 1, Math.round(estimate * WIDTH))
  return Array.from({ length: WIDTH }, (_, i) => (i === mark ? '|' : i < filled ? '#' : '.')).join('')
}
