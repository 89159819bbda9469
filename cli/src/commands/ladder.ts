import { existsSync, mkdirSync } from 'node:fs'
import { basename, dirname, extname, join, relative } from 'node:path'
import { Option } from 'commander'
import { climb, ladderPicture, ladderText, withLadder, type LadderDeal, type LadderPlan, type Pairing, type Rung } from '@robodrome/lab'
import { minds, type Budget } from '@robodrome/minds'
import { readText, writeText } from '../files.ts'
import { KeptLines } from '../kept-lines.ts'
import { budget, findGame, settingsFor, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import { usualThreads } from '../threads.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { aligned, count, percent } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, print, type World } from '../world.ts'

interface LadderArguments extends SetupOptions {
  all?: boolean
  games: number
  seed: number
  minutes?: number
  budget?: Budget
  gauntlet: Budget
  threads?: number
  kept?: string
  write?: string
}

export const addLadder: AddCommand = (program, world) => {
  const { common, ladder: about } = wordsOf(world).help
  program
    .command('ladder')
    .description(about.about)
    .argument('<game>', common.game)
    .option('--mode <mode>', common.mode)
    .option('--seats <n>', common.seats, whole(world, 1))
    .option('--options <json>', common.options, tableOptions(world))
    .option('--all', about.all)
    .option('--games <n>', about.games, whole(world, 1), 400)
    .option('--minutes <n>', about.minutes, whole(world, 1))
    .option('--seed <n>', about.seed, whole(world, 0), 1)
    .option('--budget <n>', about.budget, budget(world))
    .addOption(new Option('--gauntlet <n>', about.gauntlet).argParser(budget(world)).default({ ms: 100 }, '100ms'))
    .option('--threads <n>', common.threads, whole(world, 0))
    .option('--kept <file>', about.kept)
    .option('--write <file>', about.write)
    .addHelpText('after', about.after)
    .action(async (id: string, options: LadderArguments) => {
      const game = await findGame(world, id)
      const { games, seed, minutes, gauntlet, all = false } = options
      const settings = settingsFor(world, game, options)
      const plan: LadderPlan = { settings, seed, games, all, gauntlet, ...(options.budget && { budget: options.budget }) }
      const file = options.kept === undefined ? null : openKept(options.kept, id, plan)
      const shown = telling(world)
      let begun = world.clock()
      const rungs = await climb(game, plan, {
        threads: options.threads ?? usualThreads(world),
        load: async () => game,
        known: file?.before ?? [],
        keep: file?.keep ?? (() => {}),
        onProgress(at, pairings, played) {
          if (played === 0) begun = world.clock()
          shown.at(at, pairings, played, games)
        },
        ...(minutes !== undefined && { isLong: () => world.clock() - begun > minutes * 60_000 }),
      })
      shown.end()
      print(world, table(world, `${id}, ${settings.mode}, ${count(settings.seats, 'seat')}, seed ${seed}`, rungs))
      if (options.write !== undefined) write(world, options.write, id, plan, options, rungs)
    })
}

/** Stored deals are valid only for the same ladder: times and seed must not change between two runs. */
function openKept(path: string, game: string, { settings, seed, budget: levels = {}, gauntlet }: LadderPlan): KeptLines<LadderDeal> {
  const head = { robodrome: 'ladder 1', game, settings, seed, levels, gauntlet }
  return KeptLines.open(path, head, ({ wrong }) => wrong.otherLadder(path))
}

/** Reports the current pairing and its progress. */
function telling(world: World) {
  let current: { at: number; shown: ReturnType<typeof progress> } | null = null
  return {
    at(at: number, pairings: readonly Pairing[], played: number, games: number): void {
      const { first, second } = pairings[at]!
      if (current?.at !== at) {
        current?.shown.end()
        world.stderr.write(`${at + 1} of ${pairings.length}: ${first} : ${second}\n`)
        current = { at, shown: progress(world, 'game') }
      }
      current.shown.at(played, games)
    },
    end: () => current?.shown.end(),
  }
}

function table(world: World, what: string, rungs: readonly Rung[]): string {
  const { bold } = colorsFor(world)
  const rows = rungs.map(({ pairing: { first, second, claims }, outcome: { standings, finding } }) => {
    const { share, low, high, games } = standings[0]!
    const verdict = finding?.verdict === 'open' ? 'open' : percent(claims[finding!.verdict])
    return [`${first} : ${second}`, percent(share), `${percent(low)} to ${percent(high)}`, String(games), verdict]
  })
  const head = ['pairing', 'points', '95 % interval', 'games', 'test says']
  const [first, ...lines] = aligned([head, ...rows])
  return [what, bold(first), ...lines].join('\n')
}

/** Writes the ladder's section of the document, and its picture into a folder of the same name. */
function write(world: World, path: string, id: string, plan: LadderPlan, options: LadderArguments, rungs: readonly Rung[]): void {
  const { mode, seats } = plan.settings
  const key = `${id}-${mode}-${seats}`
  const folder = join(dirname(path), basename(path, extname(path)))
  const picture = join(folder, `${key}.svg`)
  const title = `${minds['level-1']!.title} to ${minds['level-5']!.title}, ${id} ${mode}, ${count(seats, 'seat')}`
  const part = ladderText({ key, title, command: commandFor(id, plan, options), picture: relative(dirname(path), picture) }, rungs)
  mkdirSync(folder, { recursive: true })
  writeText(picture, ladderPicture(title, rungs))
  writeText(path, withLadder(existsSync(path) ? readText(path) : '# How strong the programs are\n', key, part))
  print(world, `written: ${path}, ${picture}`)
}

const ms = ({ ms: time, playouts }: Budget): string => (time === undefined ? String(playouts) : `${time}ms`)

function commandFor(
  id: string,
  { settings: { mode, seats }, games, seed, all, budget: levels, gauntlet }: LadderPlan,
  { minutes }: LadderArguments,
): string {
  return [
    `robodrome ladder ${id} --mode ${mode} --seats ${seats} --games ${games} --seed ${seed} --gauntlet ${ms(gauntlet)}`,
    ...(all ? ['--all'] : []),
    ...(levels === undefined ? [] : [`--budget ${ms(levels)}`]),
    ...(minutes === undefined ? [] : [`--minutes ${minutes}`]),
  ].join(' ')
}
