import { InvalidArgumentError } from 'commander'
import { allSettings, checks, fuzz, fuzzSettings, type FuzzReport, type Problem } from '@robodrome/proof'
import type { Game, Settings } from '@robodrome/kernel'
import { findGame, settingsFor, share, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { readBook } from '../rule-text.ts'
import { count, didYouMean, indent, wrap } from '../text.ts'
import { colorsFor, Misuse, print, widthOf, type World } from '../world.ts'

const EXAMPLES = `
Plays random games to the end and checks at every node what all games promise:
no dead end, no leak of secrets, notation that reads back, and more. A failure
prints the command that plays up to it again.

Examples:
  robodrome fuzz gekido --games 200
  robodrome fuzz gekido --mode standard --seats 3 --games 1 --seed 4711
  robodrome fuzz gekido --all          every mode, number of seats and variant
  robodrome fuzz pbl --all --settings  whatever else can be set, at random
  robodrome fuzz volt --only 'twin worlds, leaving' --leaves 1

${wrap(`Checks: ${checks.map(({ name }) => name).join(', ')}.`, 80)}`

interface FuzzArguments extends SetupOptions {
  games: number
  seed?: number
  all?: true
  thorough?: number
  leaves: number
  settings?: true
  only?: string[]
}

export const addFuzz: AddCommand = (program, world, done) => {
  program
    .command('fuzz')
    .description('play random games and check at every node what every game promises')
    .argument('<game>', 'a game (see: robodrome games)')
    .option('--mode <mode>', 'mode of the game (default: its first)')
    .option('--seats <n>', 'number of seats (default: the fewest)', whole(1))
    .option('--options <json>', 'settings of the table', tableOptions)
    .option('--games <n>', 'how many games, for each way to set up', whole(1), 100)
    .option('--seed <n>', 'number that decides all random choices (default: a new one)', whole(0))
    .option(
      '--thorough <share>',
      'share of nodes that all checks examine, from 0 to 1 (default: 1 for up to 100 games, less for more)',
      share,
    )
    .option('--leaves <share>', 'share of games in which players leave, one after another, from 0 to 1', share, 0)
    .option('--settings', 'random combinations of all that can be set, one for each game')
    .option('--only <checks>', 'nothing but these checks, by name', checkNames)
    .option('--all', 'every mode, number of seats and named variant; --mode and --seats narrow it')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, options: FuzzArguments) => {
      const game = await findGame(world, id)
      const seed = options.seed ?? Number.parseInt(world.randomHex(3), 16)
      const reports: FuzzReport[] = []
      for (const { title, settings } of setups(world, game, options)) {
        for (const report of runWith(world, game, settings, options, seed)) {
          print(world, summary(world, title, report, seed))
          reports.push(report)
        }
      }
      if (reports.length > 1) print(world, altogether(world, reports))
      done(reports.some((report) => report.problems.length > 0) ? 1 : 0)
    })
}

/** Names of checks, between commas. */
function checkNames(text: string): string[] {
  const known = checks.map(({ name }) => name)
  const names = text.split(',').map((name) => name.trim())
  const odd = names.find((name) => !known.includes(name))
  if (odd !== undefined) throw new InvalidArgumentError(`there is no check "${odd}".${didYouMean(odd, known)}`)
  return names
}

function setups(world: World, game: Game, options: FuzzArguments): { title: string; settings: Settings }[] {
  if (!options.all) {
    const settings = settingsFor(world, game, options)
    return [{ title: `${settings.mode}, ${settings.seats} seats`, settings }]
  }
  if (options.options !== undefined) throw new Misuse('--all plays the variants that the game names: leave out --options.')
  if (options.mode !== undefined) settingsFor(world, game, { mode: options.mode })
  const all = allSettings(game, options.mode, options.seats)
  if (all.length === 0)
    throw new Misuse(
      `${game.title} is not for ${count(options.seats ?? 0, 'seat')}${options.mode === undefined ? '' : ` in mode ${options.mode}`}.`,
    )
  return all
}

function runWith(
  world: World,
  game: Game,
  settings: Settings,
  { games, thorough = Math.min(1, 100 / games), leaves, only, settings: anySettings }: FuzzArguments,
  seed: number,
): FuzzReport[] {
  const shown = progress(world, 'game')
  const book = readBook(world, game.id)
  const ruleIds = book === null ? null : new Set(book.rules.map((rule) => rule.id))
  const how = { games, seed, thorough, leaves, twins: Math.min(1, 10 * thorough), ruleIds, ...(only && { only }) }
  const reports = anySettings
    ? fuzzSettings(game, settings, how)
    : [fuzz(game, settings, { ...how, onGame: (played) => shown.at(played, games) })]
  shown.end()
  if (reports === null) throw new Misuse(`${game.title} has nothing to set in mode ${settings.mode}: leave out --settings.`)
  return reports
}

function summary(world: World, title: string, report: FuzzReport, seed: number): string {
  const { red, green } = colorsFor(world)
  const played = `${count(report.games, 'game')}, ${count(report.decisions, 'decision')}, longest ${count(report.longest, 'step')}, seed ${seed}`
  const head = report.problems.length === 0 ? green('fine') : red(count(report.problems.length, 'problem'))
  const lines = [`${title}: ${head} (${played})`, ...report.problems.map((problem) => indent(describe(world, problem)))]
  if (report.unused.length > 0) lines.push(neverCameUp(world, report.unused))
  return lines.join('\n')
}

const neverCameUp = (world: World, pieces: readonly string[]): string =>
  indent(wrap(`${colorsFor(world).yellow('never came up:')} ${pieces.join(', ')}`, widthOf(world.stdout) - 2))

/** All ways to set up together: a piece that came up in one of them has come up. */
function altogether(world: World, reports: readonly FuzzReport[]): string {
  const { red, green } = colorsFor(world)
  let [games, decisions, problems] = [0, 0, 0]
  for (const report of reports) {
    games += report.games
    decisions += report.decisions
    problems += report.problems.length
  }
  const used = new Set(reports.flatMap((report) => report.used))
  const unused = [...new Set(reports.flatMap((report) => report.unused))].filter((piece) => !used.has(piece))
  const head = problems === 0 ? green('fine') : red(count(problems, 'problem'))
  const pieces = unused.length === 0 ? ` All ${count(used.size, 'piece')} came up.` : `\n${neverCameUp(world, unused)}`
  return `${count(reports.length, 'way')} to set up: ${head} (${count(games, 'game')}, ${count(decisions, 'decision')}).${pieces}`
}

const describe = (world: World, { check, message, node, step, reproduce }: Problem): string =>
  [`${colorsFor(world).red(check)}: ${message}`, `at ${node}, step ${step}`, `again with: ${reproduce}`].join('\n')
