import { BadInput, type Game, common } from '@robodrome/kernel'
import { intervalOf, Sides, tune, type TuningPlan, type Worths } from '@robodrome/lab'
import { weightsFor } from '@robodrome/minds'
import { usualThreads } from '../threads.ts'
import type { AddCommand } from '../add-command.ts'
import { parseData, readText, writeText } from '../files.ts'
import { asTyped, findGame, settingsFor, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import { progress } from '../progress.ts'
import { count, didYouMean, percent } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { Misuse, print, type World } from '../world.ts'

interface TuneArguments extends SetupOptions {
  rounds: number
  matches: number
  deals: number
  check: number
  only?: string
  seed: number
  threads?: number
  from?: string
  out?: string
}

/** How many deals make one task for a thread when values are compared. */
const PORTION = 8

export const addTune: AddCommand = (program, world) => {
  const { common, tune: about } = wordsOf(world).help
  program
    .command('tune')
    .description(about.about)
    .argument('<game>', common.game)
    .option('--rounds <n>', about.rounds, whole(world, 0), 50)
    .option('--matches <n>', about.matches, whole(world, 1), 16)
    .option('--deals <n>', about.deals, whole(world, 1), 8)
    .option('--check <n>', about.check, whole(world, 0), 200)
    .option('--only <names>', about.only)
    .option('--mode <mode>', common.mode)
    .option('--seats <n>', common.seats, whole(world, 1))
    .option('--options <json>', common.options, tableOptions(world))
    .option('--seed <n>', about.seed, whole(world, 0), 1)
    .option('--threads <n>', about.threads, whole(world, 0))
    .option('--from <file>', about.from)
    .option('--out <file>', about.out)
    .addHelpText('after', about.after)
    .action(async (id: string, options: TuneArguments) => {
      const game = await findGame(world, id)
      const today = game.insight?.thinking?.worths
      if (today === undefined) throw new Misuse(({ wrong }) => wrong.noWorths(game.title))
      const plan = planOf(world, game, today, options)
      const from = options.from === undefined ? today : read(today, options.from)
      const sides = new Sides(game, options.threads ?? usualThreads(world))
      try {
        const shown = progress(world, 'game')
        const found = await tune(sides, from, plan, (matches) => shown.at(gamesOf(plan, matches), gamesOf(plan)))
        shown.end()
        tell(world, game, plan, today, found, options)
        if (options.check > 0) await check(world, sides, plan, today, found, options.check)
      } finally {
        await sides.close()
      }
    })
}

const gamesOf = ({ rounds, matches, deals }: TuningPlan, played = rounds * matches): number => played * deals * 2

function planOf(world: World, game: Game, today: Worths, options: TuneArguments): TuningPlan {
  const known = Object.keys(today)
  const names = options.only?.split(',').map((name) => name.trim()) ?? known
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Misuse((w) => w.wrong.noWorth(unknown, didYouMean(unknown, known, w.didYouMean), known))
  const { rounds, matches, deals, seed } = options
  return { settings: settingsFor(world, game, options), seed, rounds, matches, deals, names }
}

const rounded = (worth: number): number => Number(worth.toFixed(3))

function read(today: Worths, path: string): Worths {
  const names = Object.keys(today)
  const found = weightsFor(names, parseData(readText(path), path))
  const wrong = found.findIndex((worth) => worth <= 0)
  if (wrong >= 0) throw new BadInput(['weights', names[wrong]!], found[wrong], common('numberAbove', { bound: 0 }))
  return Object.fromEntries(names.map((name, i) => [name, found[i]!]))
}

function tell(world: World, game: Game, plan: TuningPlan, today: Worths, found: Worths, { out, only, from }: TuneArguments): void {
  const { settings, seed, rounds, matches, deals } = plan
  const games = gamesOf(plan)
  print(world, `${game.id}, ${settings.mode}, ${count(settings.seats, 'seat')}: ${count(games, 'game')} of rules of thumb, seed ${seed}`)
  for (const [name, worth] of Object.entries(found))
    print(world, `${name.padEnd(24)}${today[name]!.toFixed(3).padStart(8)}${worth.toFixed(3).padStart(8)}`)
  if (out === undefined) return
  const moved = only === undefined ? '' : ` --only ${plan.names.join()}`
  const begun = from === undefined ? '' : ` --from ${from}`
  const command = `robodrome tune ${game.id} ${asTyped(settings)} --rounds ${rounds} --matches ${matches} --deals ${deals} --seed ${seed}${moved}${begun}`
  const weights = Object.fromEntries(Object.entries(found).map(([name, worth]) => [name, rounded(worth)]))
  writeText(out, `${JSON.stringify({ game: game.id, command, games, weights }, null, 2)}\n`)
  print(world, `written: ${out}`)
}

/** Compares the values on deals that were not used for tuning. */
async function check(world: World, sides: Sides, plan: TuningPlan, today: Worths, found: Worths, deals: number): Promise<void> {
  const { settings, seed, rounds, matches } = plan
  const first = seed + rounds * matches * plan.deals
  const shown = progress(world, 'deal')
  let done = 0
  const scores = await Promise.all(
    Array.from({ length: Math.ceil(deals / PORTION) }, async (_, i) => {
      const portion = Math.min(PORTION, deals - i * PORTION)
      const played = await sides.play({ settings, sides: [found, today], seed: first + i * PORTION, deals: portion })
      shown.at((done += portion), deals)
      return played
    }),
  )
  shown.end()
  const { share, low, high } = intervalOf(scores.flat())
  print(
    world,
    `Rule of thumb with these values against the present one: ${percent(share)} (${percent(low)} to ${percent(high)}) of ${count(deals * 2, 'game')}.`,
  )
}
