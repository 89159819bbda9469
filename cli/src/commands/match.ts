import { InvalidArgumentError } from 'commander'
import { contender, playMatch, type Claims, type Finding, type Plan, type Standing } from '@robodrome/lab'
import { minds, type Budget } from '@robodrome/minds'
import { budget, findGame, settingsFor, summaries, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import { usualThreads } from '../threads.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { aligned, count, didYouMean, percent } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, Misuse, print, type World } from '../world.ts'

interface MatchArguments extends SetupOptions {
  minds: string[]
  games: number
  seed: number
  budget?: Budget
  cpu?: boolean
  sprt?: Claims
  threads?: number
}

export const addMatch: AddCommand = (program, world) => {
  const { common, match: about } = wordsOf(world).help
  program
    .command('match')
    .description(about.about)
    .argument('<game>', common.game)
    .requiredOption('--minds <list>', about.minds, mindList(world))
    .option('--games <n>', about.games, whole(world, 1), 100)
    .option('--mode <mode>', common.mode)
    .option('--seats <n>', common.seats, whole(world, 1))
    .option('--options <json>', common.options, tableOptions(world))
    .option('--seed <n>', about.seed, whole(world, 0), 1)
    .option('--budget <n>', about.budget, budget(world))
    .option('--cpu', about.cpu)
    .option('--sprt <low,high>', about.sprt, claims(world))
    .option('--threads <n>', common.threads, whole(world, 0))
    .addHelpText('after', about.after(summaries(world, Object.keys(minds))))
    .action(async (id: string, options: MatchArguments) => {
      const game = await findGame(world, id)
      const plan: Plan = {
        game: id,
        settings: settingsFor(world, game, options),
        minds: options.minds,
        seed: options.seed,
        ...(options.budget && { budget: options.budget }),
        clock: options.cpu === true ? 'cpu' : 'wall',
      }
      const shown = progress(world, 'game')
      const { standings, finding } = await playMatch(plan, options.games, {
        threads: options.threads ?? usualThreads(world),
        onProgress: (_standings, played) => shown.at(played, options.games),
        ...(options.sprt === undefined ? {} : { claims: options.sprt }),
        load: async () => game,
      })
      shown.end()
      print(world, [table(world, plan, standings), ...(finding === null ? [] : [verdict(options.sprt!, finding)])].join('\n'))
    })
}

const mindList =
  (world: World) =>
  (text: string): string[] => {
    const known = Object.keys(minds)
    const list = text.split(',').map((name) => name.trim())
    for (const name of list)
      if (!known.includes(contender(name).id))
        throw new Misuse((w) => w.wrong.noMind('--minds', name, didYouMean(name, known, w.didYouMean), known))
    if (list.length < 2) throw new InvalidArgumentError(wordsOf(world).wrong.twoMinds)
    return list
  }

/** The error rate of either claim is one in twenty. */
const ERROR = 0.05

const claims =
  (world: World) =>
  (text: string): Claims => {
    const [low, high, more] = text.split(',').map(Number)
    if (low === undefined || high === undefined || more !== undefined || !(low > 0 && low < high && high < 1))
      throw new InvalidArgumentError(wordsOf(world).wrong.claims)
    return { low, high, error: ERROR }
  }

function verdict({ low, high }: Claims, { evidence, bound, verdict: said }: Finding): string {
  const found = {
    low: `It scores ${percent(low)} rather than ${percent(high)}`,
    high: `It scores ${percent(high)} rather than ${percent(low)}`,
  }
  const so = said === 'open' ? `Not yet decided between ${percent(low)} and ${percent(high)}` : found[said]
  return `${so} (evidence ${evidence.toFixed(2)}, bounds ${(-bound).toFixed(2)} and ${bound.toFixed(2)}).`
}

function table(world: World, { game, settings, seed, clock, budget: told }: Plan, standings: readonly Standing[]): string {
  const { bold } = colorsFor(world)
  const games = standings[0]?.games ?? 0
  const thinking = told === undefined ? 'as each likes to think' : `${thought(told)}${clock === 'cpu' ? ' of CPU time' : ''} a decision`
  const rows = standings.map(({ mind, share, low, high, msPerDecision, decisions }) => [
    mind,
    percent(share),
    `${percent(low)} to ${percent(high)}`,
    `${msPerDecision.toFixed(1)} ms`,
    decisions.toLocaleString('en'),
  ])
  const head = ['mind', 'points', '95 % interval', 'a decision', 'decisions']
  const [first, ...lines] = aligned([head, ...rows])
  return [
    `${game}, ${settings.mode}, ${count(settings.seats, 'seat')}: ${count(games, 'game')}, seed ${seed}, ${thinking}`,
    bold(first),
    ...lines,
  ].join('\n')
}

const thought = ({ ms, playouts }: Budget): string => (playouts === undefined ? `${ms} ms` : count(playouts, 'playout'))
