import { Match, quickLuck, type Entry, type Game, type Settings } from '@robodrome/kernel'
import { ask, levels } from '@robodrome/minds'
import { holdClaims, isReviewable, type Finding } from '@robodrome/review'
import { findGame, settingsFor, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { count, percent } from '../text.ts'
import { timedReview, type TimedReview } from '../timed-review.ts'
import { wordsOf } from '../words/index.ts'
import { Misuse, print, type World } from '../world.ts'

/** The budget is limited by playouts instead of time, so that every machine plays the same games. */
const THINKING = { playouts: 60 }
/** The lowest cost of a costly decision. */
const COSTLY = 0.05

interface ReasonsArguments extends SetupOptions {
  /** If omitted, all levels. */
  level?: number
  games: number
  claims?: number
  seed: number
}

/** `robodrome reasons`: the share of costly decisions that get a reason; with --claims, claims of random games are checked instead. */
export const addReasons: AddCommand = (program, world) => {
  const { common, reasons: about } = wordsOf(world).help
  program
    .command('reasons')
    .description(about.about)
    .argument('<game>', common.game)
    .option('--level <n>', about.level, whole(world, 1))
    .option('--games <n>', about.games, whole(world, 1), 3)
    .option('--claims <n>', about.claims, whole(world, 1))
    .option('--mode <mode>', common.mode)
    .option('--seats <n>', common.seats, whole(world, 1))
    .option('--options <json>', common.options, tableOptions(world))
    .option('--seed <n>', about.seed, whole(world, 0), 1)
    .addHelpText('after', about.after)
    .action(async (id: string, given: ReasonsArguments) => {
      const game = await findGame(world, id)
      if (!isReviewable(game)) throw new Misuse(({ wrong }) => wrong.noReview(game.title))
      const settings = settingsFor(world, game, given)
      if (given.claims !== undefined) {
        const { claims, refuted } = holdClaims(game, settings, { seed: given.seed, most: given.claims })
        print(world, `${id}, ${settings.mode}: ${count(claims, 'claim')} checked, ${refuted.length} refuted`)
        for (const { claim, at } of refuted) print(world, `  ${at}: ${JSON.stringify(claim)}`)
        return
      }
      const { level } = given
      if (level !== undefined && level > levels.length) throw new Misuse(({ wrong }) => wrong.noLevel(level, levels.length))
      for (const each of level === undefined ? levels.map((_, at) => at + 1) : [level]) measure(world, game, settings, each, given)
    })
}

/** A decision that cost something, and the seed of its game. */
type Found = Finding & { seed: number }

/** Reviews some battles of a level. Prints how many decisions have a reason, where costly ones have none, and how long the reviews took. */
function measure(world: World, game: Game, settings: Settings, level: number, { games, seed }: ReasonsArguments): void {
  const findings: Found[] = []
  const times: TimedReview[] = []
  const shown = progress(world, 'game')
  for (let i = 0; i < games; i++) {
    const entries = battle(game, settings, level, seed + i)
    const timed = timedReview(game, { settings, entries, seat: 0 }, { costly: COSTLY, budget: BUDGET })
    times.push(timed)
    findings.push(...timed.review.findings.map((finding) => ({ ...finding, seed: seed + i })))
    shown.at(i + 1, games)
  }
  shown.end()
  const costly = findings.filter(({ cost }) => cost >= COSTLY)
  print(world, `${game.id}, ${settings.mode}, level ${level}, ${count(games, 'game')}, seed ${seed}`)
  print(world, line('cost something', findings))
  print(world, line(`costly (${percent(COSTLY)} or more)`, costly))
  for (const { entries, cost, seed: from, reasons } of costly)
    if (reasons.length === 0)
      print(world, `  without a reason: seed ${from}, after ${count(entries, 'entry', 'entries')}, ${percent(cost)}`)
  print(world, `two workers, seconds of CPU, median and most: first reason ${spread(times.flatMap(({ first }) => first ?? []))}`)
  print(world, `whole review ${spread(times.map(({ whole }) => whole))}`)
  const inTime = times.reduce((sum, each) => sum + each.inTime, 0)
  print(world, `${inTime} of ${count(costly.length, 'costly decision')} found within ${BUDGET} s`)
}

/** One minute on a phone that is four times slower than this machine, in seconds. */
const BUDGET = 15

function spread(seconds: readonly number[]): string {
  const sorted = seconds.toSorted((a, b) => a - b)
  const shown = (at: number): string => sorted[at]?.toFixed(1) ?? 'none'
  return `${shown(Math.floor(sorted.length / 2))} and ${shown(sorted.length - 1)}`
}

function line(what: string, findings: readonly Finding[]): string {
  const explained = findings.filter(({ reasons }) => reasons.length > 0).length
  const share = findings.length === 0 ? '' : ` (${percent(explained / findings.length)})`
  return `${count(findings.length, 'decision')} ${what}: ${explained} with a reason${share}`
}

/** Plays a battle among AI opponents of one level. */
function battle(game: Game, settings: Settings, level: number, seed: number): Entry[] {
  const match = new Match(game, settings, quickLuck(seed))
  const own = Array.from({ length: settings.seats }, (_, seat) => quickLuck(seed, 1 + seat))
  for (let seats = match.asked(); seats.length > 0; seats = match.asked()) {
    const seat = seats[0]!
    match.take(seat, ask(levels[level - 1]!, game, settings, match.position, seat, own[seat]!, THINKING).option.value)
  }
  return match.entries
}
