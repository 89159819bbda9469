import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestOf, registry } from '@robodrome/games'
import type { Game } from '@robodrome/kernel'
import {
  intervalOf,
  learningReport,
  learnPlayer,
  packWeights,
  playDeal,
  type LearningMatch,
  type LearningPlan,
  type LearningStep,
} from '@robodrome/lab'
import { levels, minds, unlearned, learnedBy } from '@robodrome/minds'
import type { AddCommand } from '../add-command.ts'
import { writeText } from '../files.ts'
import { asTyped, findGame, settingsFor, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import { progress } from '../progress.ts'
import { count, didYouMean, percent } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { Misuse, print, type World } from '../world.ts'

interface LearnArguments extends SetupOptions {
  lessons: number
  selfPlay: number
  teacher: string
  playouts: number
  seed: number
  threads?: number
  data?: string
  out?: string
  report?: string
  games: number
  budget: number
}

export const addLearn: AddCommand = (program, world) => {
  const { common, learn: about } = wordsOf(world).help
  program
    .command('learn')
    .description(about.about)
    .argument('<game>', common.game)
    .option('--lessons <n>', about.lessons, whole(world, 1), 1900)
    .option('--self-play <n>', about.selfPlay, whole(world, 1), 70_000)
    .option('--teacher <mind>', about.teacher, unlearned.id)
    .option('--playouts <n>', about.playouts, whole(world, 1), 60)
    .option('--mode <mode>', common.mode)
    .option('--seats <n>', common.seats, whole(world, 1))
    .option('--options <json>', common.options, tableOptions(world))
    .option('--seed <n>', about.seed, whole(world, 0), 1)
    .option('--threads <n>', about.threads, whole(world, 0))
    .option('--data <folder>', about.data)
    .option('--out <file>', about.out)
    .option('--report <file>', about.report)
    .option('--games <n>', about.games, whole(world, 0), 40)
    .option('--budget <ms>', about.budget, whole(world, 1), 100)
    .addHelpText('after', about.after)
    .action(async (id: string, options: LearnArguments) => {
      const game = await findGame(world, id)
      if (game.insight?.learnable === undefined) throw new Misuse(({ wrong }) => wrong.noLearnable(game.title))
      const known = Object.keys(minds)
      if (!known.includes(options.teacher))
        throw new Misuse((w) => w.wrong.noMind('--teacher', options.teacher, didYouMean(options.teacher, known, w.didYouMean), known))
      await learn(world, game, options)
    })
}

async function learn(world: World, game: Game, options: LearnArguments): Promise<void> {
  const { lessons, selfPlay, teacher, playouts, seed } = options
  const settings = settingsFor(world, game, options)
  const plan: LearningPlan = { game: game.id, settings, seed, teacher, playouts, lessons, selfPlay }
  const data = options.data ?? join(tmpdir(), `robodrome-learn-${game.id}-${process.pid}`)
  const found = await learnPlayer(plan, {
    threads: options.threads ?? availableParallelism(),
    data,
    onProgress: shown(world),
  })
  print(
    world,
    `${count(found.policy.decisions, 'decision')}: the policy gives away ${last(found.policy.passes).given.toFixed(4)} of the win chance, a random choice ${found.policy.random.toFixed(4)}.`,
  )
  print(
    world,
    `${count(found.value.moments, 'position')}: off by ${last(found.value.passes).loss.toFixed(4)} nats, the own estimate by ${found.value.own.toFixed(4)}.`,
  )
  const command = `robodrome learn ${game.id} ${asTyped(settings)} --lessons ${lessons} --self-play ${selfPlay} --playouts ${playouts} --seed ${seed}`
  const weights = packWeights(game, digestOf(await registry[game.id]!.box!()), command, found)
  if (options.out !== undefined) writeText(options.out, `${JSON.stringify(weights)}\n`)
  const learned = learnedBy(game, weights)
  const result = options.games > 0 ? match(world, learned, plan, options) : null
  if (options.report !== undefined) writeText(options.report, learningReport(plan, found, result))
}

/** Prints one line of progress for each step of learning. */
function shown(world: World): (step: LearningStep, done: number, of: number) => void {
  const lines = new Map<LearningStep, ReturnType<typeof progress>>()
  return (step, done, of) => {
    const line = lines.get(step) ?? progress(world, step === 'policy' || step === 'value' ? `pass of the ${step}` : `portion of ${step}`)
    lines.set(step, line)
    line.at(done, of)
    if (done === of) line.end()
  }
}

const last = <T>(list: readonly T[]): T => list.at(-1)!

/** Lets the learned player play against level 5 without learning, on deals that were not used for learning. */
function match(world: World, game: Game, { settings, seed, selfPlay }: LearningPlan, { games, budget }: LearnArguments): LearningMatch {
  const pair = [levels[4]!, unlearned]
  const line = progress(world, 'game')
  const scores: number[] = []
  const plan = {
    game: game.id,
    settings,
    minds: pair.map(({ id }) => id),
    seed: seed + selfPlay,
    budget: { ms: budget },
    clock: 'cpu',
  } as const
  for (let deal = 0; deal * 2 < games; deal++) {
    const played = playDeal(game, pair, plan, deal)
    scores.push(played.reduce((sum, { scores: each }) => sum + each[0]!, 0) / played.length)
    line.at((deal + 1) * 2, games)
  }
  line.end()
  const result = { ...intervalOf(scores), games: scores.length * 2, budget: `${budget} ms` }
  print(
    world,
    `Level 5 with the weights against level 5 without: ${percent(result.share)} (${percent(result.low)} to ${percent(result.high)}) of ${count(result.games, 'game')}.`,
  )
  return result
}
