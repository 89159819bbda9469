import type { Game } from '@robodrome/kernel'
import { intervalOf, learn, playDeal, playLessons, type Plan, type Training } from '@robodrome/lab'
import { budgetFor, judgingBy, minds, ruleOfThumb, weightsFor, type Weights } from '@robodrome/minds'
import { parseData, readText, writeText } from '../files.ts'
import { asTyped, findGame, settingsFor, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import { usualThreads } from '../threads.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { count, didYouMean, percent } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { Misuse, print, type World } from '../world.ts'

interface TrainArguments extends SetupOptions {
  mind: string
  games: number
  deals: number
  seed: number
  threads?: number
  out?: string
  weights?: string
}

export const addTrain: AddCommand = (program, world) => {
  const { common, train: about } = wordsOf(world).help
  program
    .command('train')
    .description(about.about)
    .argument('<game>', common.game)
    .option('--mind <mind>', about.mind, 'level-3')
    .option('--games <n>', about.games, whole(world, 5), 200)
    .option('--deals <n>', about.deals, whole(world, 0), 20)
    .option('--mode <mode>', common.mode)
    .option('--seats <n>', common.seats, whole(world, 1))
    .option('--options <json>', common.options, tableOptions(world))
    .option('--seed <n>', about.seed, whole(world, 0), 1)
    .option('--threads <n>', about.threads, whole(world, 0))
    .option('--out <file>', about.out)
    .option('--weights <file>', about.weights)
    .addHelpText('after', about.after)
    .action(async (id: string, options: TrainArguments) => {
      const game = await findGame(world, id)
      const known = Object.keys(minds)
      if (!known.includes(options.mind))
        throw new Misuse((w) => w.wrong.noMind('--mind', options.mind, didYouMean(options.mind, known, w.didYouMean), known))
      if (game.insight?.features === undefined) throw new Misuse(({ wrong }) => wrong.noFeatures(game.title))
      const { names } = game.insight.features
      const weights =
        options.weights === undefined
          ? (await trained(world, game, options)).weights
          : weightsFor(names, parseData(readText(options.weights), options.weights))
      if (options.deals > 0) match(world, game, weights, options)
    })
}

async function trained(world: World, game: Game, options: TrainArguments): Promise<Training> {
  const { mind, games, seed } = options
  const settings = settingsFor(world, game, options)
  const shown = progress(world, 'game')
  const lessons = await playLessons(
    game,
    mind,
    { settings, seed, budget: budgetFor(minds[mind]!) },
    { games, threads: options.threads ?? usualThreads(world), onProgress: (done) => shown.at(done, games) },
  )
  shown.end()
  const { names } = game.insight!.features!
  const found = learn(lessons, names.length)
  const by = names.map((name, i): [string, number] => [name, Number(found.weights[i]!.toFixed(3))])
  print(world, `${game.id}, ${settings.mode}, ${count(settings.seats, 'seat')}: ${count(found.games, 'game')} of ${mind}, seed ${seed}`)
  print(world, by.map(([name, weight]) => `${name.padEnd(24)}${weight.toFixed(3).padStart(8)}`).join('\n'))
  print(
    world,
    `In games that were not learnt from, off by ${found.after.toFixed(3)} nats a moment; the estimate of today by ${found.before.toFixed(3)}, knowing nothing by ${found.blind.toFixed(3)}.`,
  )
  if (options.out !== undefined) {
    const command = `robodrome train ${game.id} ${asTyped(settings)} --mind ${mind} --games ${games} --seed ${seed}`
    const kept: Weights = {
      game: game.id,
      command,
      games: found.games,
      loss: Number(found.after.toFixed(3)),
      weights: Object.fromEntries(by),
    }
    writeText(options.out, `${JSON.stringify(kept, null, 2)}\n`)
    print(world, `written: ${options.out}`)
  }
  return found
}

/** Lets rules of thumb play against each other, on deals that were not used for training. */
function match(world: World, game: Game, weights: readonly number[], options: TrainArguments): void {
  const plan: Plan = {
    game: game.id,
    settings: settingsFor(world, game, options),
    minds: ['new', 'today'],
    seed: options.seed + options.games,
  }
  const pair = [judgingBy(ruleOfThumb, weights), ruleOfThumb]
  const shown = progress(world, 'deal')
  const scores = Array.from({ length: options.deals }, (_, deal) => {
    const played = playDeal(game, pair, { ...plan, budget: { playouts: 100 } }, deal)
    shown.at(deal + 1, options.deals)
    return played.reduce((sum, { scores: each }) => sum + each[0]!, 0) / played.length
  })
  shown.end()
  const { share, low, high } = intervalOf(scores)
  print(
    world,
    `Rule of thumb by these weights against that of today: ${percent(share)} (${percent(low)} to ${percent(high)}) of ${count(options.deals * pair.length, 'game')}.`,
  )
}
