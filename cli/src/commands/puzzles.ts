import { availableParallelism } from 'node:os'
import { mine, USUAL, type MiningPlan } from '@robodrome/lab'
import { findGame, settingsFor, share, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { solveSample, without } from '../puzzles/again.ts'
import { linesOf, readPuzzles, reportOf, writePuzzles } from '../puzzles/file.ts'
import { Misuse, print } from '../world.ts'

const EXAMPLES = `
Programs play game after game. A decision becomes a puzzle if one choice is
clearly best: by the game's own chances where it can work them out, otherwise by
two deep searches that must agree. Weaker minds then try it, which grades it.

With --out what is found is added to the file as it is found, so that a run can
be ended at any time and gone on with: games already looked through are left.

With --again a random sample of the file is solved from scratch instead, deeper
than when it was found, and it is told how many agree; --drop takes the others
out of the file.

Examples:
  robodrome puzzles gekido --mode duel --count 20
  robodrome puzzles volt --mode training --margin 0.06 --out puzzles.json
  robodrome puzzles volt --again 20 --out puzzles.json`

interface PuzzlesArguments extends SetupOptions {
  count: number
  seed: number
  margin: number
  whim: number
  rivals: number
  threads?: number
  out?: string
  again?: number
  drop?: true
}

export const addPuzzles: AddCommand = (program, world, done) => {
  program
    .command('puzzles')
    .description('find positions in which one choice is clearly best')
    .argument('<game>', 'a game (see: robodrome games)')
    .option('--count <n>', 'how many', whole(1), 20)
    .option('--mode <mode>', 'mode of the game (default: its first)')
    .option('--seats <n>', 'number of seats (default: the fewest)', whole(1))
    .option('--options <json>', 'settings of the table', tableOptions)
    .option('--seed <n>', 'number of the first game, or of the sample', whole(0), 1)
    .option('--margin <share>', 'how much worse everything else must be', share, USUAL.margin)
    .option('--whim <n>', 'one choice in so many is anything', whole(1), USUAL.whim)
    .option('--rivals <n>', 'how many other choices must have some chance as well', whole(0), USUAL.rivals)
    .option('--threads <n>', 'worker threads, 0 for none (default: one for each core)', whole(0))
    .option('--out <file>', 'file to add them to')
    .option('--again <n>', 'solve so many of the file again', whole(1))
    .option('--drop', 'take those out of the file that do not agree')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, options: PuzzlesArguments) => {
      const game = await findGame(world, id)
      const { margin, whim, rivals, out, again } = options
      const known = out === undefined ? [] : readPuzzles(out)
      if (again !== undefined) {
        if (out === undefined || known.length === 0) throw new Misuse('--again needs a file with puzzles: --out FILE')
        const others = solveSample(world, game, known, again, options.seed)
        const rest = options.drop ? without(known, others) : known
        if (options.drop) writePuzzles(out, rest)
        print(world, reportOf(out, rest))
        return done(others.length === 0 || options.drop ? 0 : 1)
      }
      const seed = known.reduce((next, { exercises }) => Math.max(next, 1 + Number.parseInt(exercises[0]!.id, 10)), options.seed)
      const plan: MiningPlan = { ...USUAL, game: id, settings: settingsFor(world, game, options), seed, margin, whim, rivals }
      const before = known.reduce((sum, { exercises }) => sum + exercises.length, 0)
      const shown = progress(world, 'puzzle')
      await mine(plan, options.count - before, {
        threads: options.threads ?? availableParallelism(),
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
