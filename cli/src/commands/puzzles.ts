import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { mine, USUAL, type MiningPlan } from '@robodrome/lab'
import { gradeOf, type Exercise, type Quarry } from '@robodrome/table'
import { parseData } from '../files.ts'
import { findGame, settingsFor, share, tableOptions, whole, type SetupOptions } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { count } from '../text.ts'
import { print } from '../world.ts'

const EXAMPLES = `
Programs play game after game. A decision becomes a puzzle if one choice is
clearly best: by the game's own chances where it can work them out, otherwise by
two deep searches that must agree. Weaker minds then try it, which grades it.

With --out what is found is added to the file as it is found, so that a run can
be ended at any time and gone on with: games already looked through are left.

Examples:
  robodrome puzzles gekido --mode duel --count 20
  robodrome puzzles volt --mode training --margin 0.06 --out puzzles.json`

interface PuzzlesArguments extends SetupOptions {
  count: number
  seed: number
  margin: number
  whim: number
  rivals: number
  threads?: number
  out?: string
}

export const addPuzzles: AddCommand = (program, world) => {
  program
    .command('puzzles')
    .description('find positions in which one choice is clearly best')
    .argument('<game>', 'a game (see: robodrome games)')
    .option('--count <n>', 'how many', whole(1), 20)
    .option('--mode <mode>', 'mode of the game (default: its first)')
    .option('--seats <n>', 'number of seats (default: the fewest)', whole(1))
    .option('--options <json>', 'settings of the table', tableOptions)
    .option('--seed <n>', 'number of the first game', whole(0), 1)
    .option('--margin <share>', 'how much worse everything else must be', share, USUAL.margin)
    .option('--whim <n>', 'one choice in so many is anything', whole(1), USUAL.whim)
    .option('--rivals <n>', 'how many other choices must have some chance as well', whole(0), USUAL.rivals)
    .option('--threads <n>', 'worker threads, 0 for none (default: one for each core)', whole(0))
    .option('--out <file>', 'file to add them to')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, options: PuzzlesArguments) => {
      const game = await findGame(world, id)
      const { margin, whim, rivals, out } = options
      const known = out !== undefined && existsSync(out) ? (parseData(readFileSync(out, 'utf8'), out) as unknown as Quarry[]) : []
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
          if (out !== undefined) writeFileSync(out, linesOf(known))
        },
      })
      shown.end()
      const all = known.flatMap(({ exercises }) => exercises)
      if (out === undefined) print(world, linesOf(known).trimEnd())
      else print(world, [`${out}: ${count(all.length, 'puzzle')} from ${count(known.length, 'game')}`, ...summary(all)].join('\n'))
    })
}

/** What is asked, how hard they are, and how often each mind finds the answer. */
function summary(exercises: readonly Exercise[]): string[] {
  const minds = [...new Set(exercises.flatMap(({ missed }) => Object.keys(missed)))]
  const found = (mind: string): number => exercises.reduce((sum, { missed }) => sum + 1 - (missed[mind] ?? 1), 0) / exercises.length
  const asked = [...new Set(exercises.map(({ asks }) => asks))]
  const asking = (asks: string): number => exercises.filter((each) => each.asks === asks).length
  return [
    `by question: ${asked.map((asks) => `${asks} ${asking(asks)}`).join(', ')}`,
    `grades 1 to 5: ${[1, 2, 3, 4, 5].map((grade) => exercises.filter((each) => gradeOf(each) === grade).length).join(' / ')}`,
    `found by: ${minds.map((mind) => `${mind} ${Math.round(100 * found(mind))} %`).join(', ')}`,
  ]
}

/** JSON with one game a line: what changes in it can be seen line by line. */
const linesOf = (quarries: readonly Quarry[]): string => `[\n${quarries.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`
