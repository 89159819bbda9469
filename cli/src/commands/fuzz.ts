import { InvalidArgumentError } from 'commander'
import { allSettings, checks, fuzz, fuzzSettings, type FuzzReport, type Problem } from '@robodrome/proof'
import type { Game, Settings } from '@robodrome/kernel'
import { findGame, settingsFor, share, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { readBook } from '../rule-text.ts'
import { count, didYouMean, indent, wrap } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, Misuse, print, widthOf, type World } from '../world.ts'

interface FuzzArguments extends SetupOptions {
  games?: number
  seed?: number
  all?: true
  thorough?: number
  leaves?: number
  settings?: true
  only?: string[]
}

export const addFuzz: AddCommand = (program, world, done) => {
  const { common, fuzz: about } = wordsOf(world).help
  program
    .command('fuzz')
    .description(about.about)
    .argument('<game>', common.game)
    .option('--mode <mode>', common.mode)
    .option('--seats <n>', common.seats, whole(world, 1))
    .option('--options <json>', common.options, tableOptions(world))
    .option('--games <n>', about.games, whole(world, 1))
    .option('--seed <n>', about.seed, whole(world, 0))
    .option('--thorough <share>', about.thorough, share(world))
    .option('--leaves <share>', about.leaves, share(world))
    .option('--settings', about.settings)
    .option('--only <checks>', about.only, checkNames(world))
    .option('--all', about.all)
    .addHelpText('after', about.after(wrap(about.checks(checks.map(({ name }) => name).join(', ')), 80)))
    .action(async (id: string, options: FuzzArguments) => {
      const game = await findGame(world, id)
      const seed = options.seed ?? Number.parseInt(world.randomHex(3), 16)
      const reports: FuzzReport[] = []
      for (const { title, settings, ...how } of runsOf(world, game, options)) {
        for (const report of runWith(world, game, settings, { games: GAMES, leaves: 0, ...options, ...how }, seed)) {
          print(world, summary(world, title, report, seed))
          reports.push(report)
        }
      }
      if (reports.length > 1) print(world, altogether(world, reports))
      done(reports.some((report) => report.problems.length > 0) ? 1 : 0)
    })
}

/** How many random games are played: for a single setup, and for each one if all setups are played. */
const GAMES = 100
const GAMES_OF_ALL = 20
/** The share of games in which players leave, unless the command line gives another. */
const LEAVES = 0.25

/** The games behind one line of the report. */
type Played = { title: string; settings: Settings; games?: number; leaves?: number; atRandom?: true }

/** The games to play. By default: all setups, then some with players who leave, then random settings. */
function runsOf(world: World, game: Game, options: FuzzArguments): Played[] {
  const { mode, seats, options: given, all, settings, leaves, games = GAMES_OF_ALL } = options
  if ([mode, seats, given, all, settings, leaves].some((each) => each !== undefined)) return setups(world, game, options)
  const whole = setups(world, game, { ...options, all: true })
  const adjustable = whole.filter(
    ({ settings: { mode: of, seats: count, options: named } }) =>
      Object.keys(named).length === 0 && Object.keys(game.modes[of]?.options?.(count) ?? {}).length > 0,
  )
  return [
    ...whole.map((each) => ({ ...each, games, leaves: LEAVES })),
    ...adjustable.map((each) => ({ ...each, title: `${each.title}, settings at random`, games, atRandom: true as const })),
  ]
}

/** Names of checks, separated by commas. */
const checkNames =
  (world: World) =>
  (text: string): string[] => {
    const says = wordsOf(world)
    const known = checks.map(({ name }) => name)
    const names = text.split(',').map((name) => name.trim())
    const odd = names.find((name) => !known.includes(name))
    if (odd !== undefined) throw new InvalidArgumentError(says.wrong.noCheck(odd, didYouMean(odd, known, says.didYouMean)))
    return names
  }

function setups(world: World, game: Game, options: FuzzArguments): { title: string; settings: Settings }[] {
  if (!options.all) {
    const settings = settingsFor(world, game, options)
    return [{ title: `${settings.mode}, ${settings.seats} seats`, settings }]
  }
  if (options.options !== undefined) throw new Misuse(({ wrong }) => wrong.allAndOptions)
  if (options.mode !== undefined) settingsFor(world, game, { mode: options.mode })
  const all = allSettings(game, options.mode, options.seats)
  if (all.length === 0) throw new Misuse(({ wrong }) => wrong.notFor(game.title, options.seats ?? 0, options.mode))
  return all
}

function runWith(
  world: World,
  game: Game,
  settings: Settings,
  {
    games,
    thorough = Math.min(1, 100 / games),
    leaves,
    only,
    settings: wanted,
    atRandom = wanted,
  }: Required<Pick<FuzzArguments, 'games' | 'leaves'>> & FuzzArguments & { atRandom?: true },
  seed: number,
): FuzzReport[] {
  const shown = progress(world, 'game')
  const book = readBook(world, game.id)
  const ruleIds = book === null ? null : new Set(book.rules.map((rule) => rule.id))
  const how = { games, seed, thorough, leaves, twins: Math.min(1, 10 * thorough), ruleIds, ...(only && { only }) }
  const reports = atRandom
    ? fuzzSettings(game, settings, how)
    : [fuzz(game, settings, { ...how, onGame: (played) => shown.at(played, games) })]
  shown.end()
  if (reports === null) throw new Misuse(({ wrong }) => wrong.nothingToSet(game.title, settings.mode))
  return atRandom && !wanted ? [together(reports)] : reports
}

/** Merges several reports into one. */
const together = (reports: readonly FuzzReport[]): FuzzReport => ({
  games: reports.reduce((sum, { games }) => sum + games, 0),
  decisions: reports.reduce((sum, { decisions }) => sum + decisions, 0),
  longest: Math.max(...reports.map(({ longest }) => longest)),
  problems: reports.flatMap(({ problems }) => problems),
  used: [...new Set(reports.flatMap(({ used }) => used))],
  unused: [],
  told: new Map(),
})

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

/** Reports all setups together. A piece counts as used if any of them used it. */
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
  const pieces =
    unused.length + used.size === 0
      ? ''
      : unused.length === 0
        ? ` All ${count(used.size, 'piece')} came up.`
        : `\n${neverCameUp(world, unused)}`
  return `${count(reports.length, 'way')} to set up: ${head} (${count(games, 'game')}, ${count(decisions, 'decision')}).${pieces}`
}

const describe = (world: World, { check, message, node, step, reproduce }: Problem): string =>
  [`${colorsFor(world).red(check)}: ${message}`, `at ${node}, step ${step}`, `again with: ${reproduce}`].join('\n')
