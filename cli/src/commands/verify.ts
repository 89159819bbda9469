import { BadInput, node } from '@robodrome/kernel'
import { type MatchRecord, readRecord, resultLine, verify } from '@robodrome/table'
import { readText } from '../files.ts'
import { findGame } from '../lookup.ts'
import type { AddCommand } from '../main.ts'
import { count } from '../text.ts'
import { colorsFor, complain, Misuse, print, type ExitCode, type World } from '../world.ts'

const EXAMPLES = `
Replays each record: every choice must be legal, every outcome possible and,
once the seed is shown, the one that the committed seed gives.

Examples:
  robodrome verify match.txt
  robodrome verify records/*.txt`

export const addVerify: AddCommand = (program, world, done) => {
  program
    .command('verify')
    .description('check records of matches: every move legal, every die from the committed seed')
    .argument('<record...>', 'files with records')
    .addHelpText('after', EXAMPLES)
    .action(async (paths: string[]) => {
      let worst: ExitCode = 0
      for (const path of paths) {
        const code = await verifyFile(world, path)
        if (code > worst) worst = code
      }
      done(worst)
    })
}

/** One bad file does not keep the others from being looked at. */
async function verifyFile(world: World, path: string): Promise<ExitCode> {
  try {
    const record = readRecord(readText(path))
    const game = await findGame(world, record.game)
    const { red, green } = colorsFor(world)
    const { position, problems, dice } = verify(game, record)
    for (const { line, message } of problems) print(world, `${path}${line === null ? '' : `:${line}`}: ${red('wrong:')} ${message}`)
    if (problems.length > 0) return 1
    const state = node(game, position).kind === 'over' ? resultLine(game, position) : 'unfinished'
    print(
      world,
      `${path}: ${green('fine:')} ${game.title}, ${count(record.entries.length, 'entry', 'entries')}, ${state}, ${diceLine(record, dice)}`,
    )
    return 0
  } catch (error) {
    if (!(error instanceof BadInput || error instanceof Misuse)) throw error
    complain(world, error instanceof BadInput ? `${path}: ${error.message}` : error.message)
    return 2
  }
}

function diceLine(record: MatchRecord, dice: 'proven' | 'not revealed' | 'wrong'): string {
  if (!record.entries.some((entry) => entry.kind === 'outcome')) return 'no dice'
  if (dice === 'proven') return 'dice proven'
  return record.commitment === undefined ? 'dice possible, but never committed to' : 'dice possible; the seed is not shown yet'
}
