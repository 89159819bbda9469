import { mine, USUAL, type MiningPlan } from '@robodrome/lab'
import { findGame, settingsFor, share, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import { usualThreads } from '../threads.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { solveSample, without } from '../puzzles/again.ts'
import { linesOf, readPuzzles, reportOf, writePuzzles } from '../puzzles/file.ts'
import { wordsOf } from '../words/index.ts'
import { Misuse, print } from '../world.ts'

interface PuzzlesArguments extends SetupOptions {
  count: number
  seed: number
  margin: number
  whim: number
  rivals: number
  best?: string
  grade: number
  threads?: number
  out?: string
  again?: number
  drop?: true
}

export const addPuzzles: AddCommand = (program, world, done) => {
  const { common, puzzles: about } = wordsOf(world).help
  program
    .command('puzzles')
    .description(about.about)
    .argument('<game>', common.game)
    .option('--count <n>', about.count, whole(world, 1), 20)
    .option('--mode <mode>', common.mode)
    .option('--seats <n>', common.seats, whole(world, 1))
    .option('--options <json>', common.options, tableOptions(world))
    .option('--seed <n>', about.seed, whole(world, 0), 1)
    .option('--margin <share>', about.margin, share(world), USUAL.margin)
    .option('--whim <n>', about.whim, whole(world, 1), USUAL.whim)
    .option('--rivals <n>', about.rivals, whole(world, 0), USUAL.rivals)
    .option('--best <text>', about.best)
    .option('--grade <n>', about.grade, whole(world, 1, 5), USUAL.grade)
    .option('--threads <n>', common.threads, whole(world, 0))
    .option('--out <file>', about.out)
    .option('--again <n>', about.again, whole(world, 1))
    .option('--drop', about.drop)
    .addHelpText('after', about.after)
    .action(async (id: string, options: PuzzlesArguments) => {
      const game = await findGame(world, id)
      const { margin, whim, rivals, best = USUAL.best, grade, out, again } = options
      const known = out === undefined ? [] : readPuzzles(out)
      if (again !== undefined) {
        if (out === undefined || known.length === 0) throw new Misuse(({ wrong }) => wrong.againNeedsFile)
        const others = solveSample(world, game, known, again, options.seed)
        const rest = options.drop ? without(known, others) : known
        if (options.drop) writePuzzles(out, rest)
        print(world, reportOf(out, rest))
        return done(others.length === 0 || options.drop ? 0 : 1)
      }
      const seed = known.reduce((next, { exercises }) => Math.max(next, 1 + Number.parseInt(exercises[0]!.id, 10)), options.seed)
      const plan: MiningPlan = { ...USUAL, game: id, settings: settingsFor(world, game, options), seed, margin, whim, rivals, best, grade }
      const before = known.reduce((sum, { exercises }) => sum + exercises.length, 0)
      const shown = progress(world, 'puzzle')
      await mine(plan, options.count - before, {
        threads: options.threads ?? usualThreads(world),
        onMoment: () => void world.clock(),
        onQuarry(quarry, found) {
          shown.at(Math.min(options.count, before + found), options.count)
          if (quarry.exercises.length === 0) return
          known.push(quarry)
          if (out !== undefined) writePuzzles(out, known)
        },
      })
      shown.end()
      print(world, out === undefined ? linesOf(known).trimEnd() : reportOf(out, known))
    })
}
