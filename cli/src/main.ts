import { Command, CommanderError, Option } from 'commander'
import type { Language } from '@robodrome/games'
import { BadInput } from '@robodrome/kernel'
import { BadScenario } from '@robodrome/proof'
import type { AddCommand } from './add-command.ts'
import { addBackup, addRestore } from './commands/backup.ts'
import { addDoctor } from './commands/doctor.ts'
import { addConform } from './commands/conform.ts'
import { addExport, addImport } from './commands/exchange.ts'
import { addBox } from './commands/box.ts'
import { addFuzz } from './commands/fuzz.ts'
import { addGames } from './commands/games.ts'
import { addCalibrate } from './commands/calibrate.ts'
import { addLab } from './commands/lab.ts'
import { addLadder } from './commands/ladder.ts'
import { addLeague } from './commands/league.ts'
import { addMatch } from './commands/match.ts'
import { addMcp } from './commands/mcp.ts'
import { addOdds } from './commands/odds.ts'
import { addPerft } from './commands/perft.ts'
import { addPlay } from './commands/play.ts'
import { addRatings } from './commands/ratings.ts'
import { addReasons } from './commands/reasons.ts'
import { addReview } from './commands/review.ts'
import { addRebuild } from './commands/rebuild.ts'
import { addPuzzles } from './commands/puzzles.ts'
import { addRecord } from './commands/record.ts'
import { addRules } from './commands/rules.ts'
import { addRoom } from './commands/room.ts'
import { addServe } from './commands/serve.ts'
import { addScenario } from './commands/scenario.ts'
import { addLearn } from './commands/learn.ts'
import { addTrain } from './commands/train.ts'
import { addTune } from './commands/tune.ts'
import { addVerify } from './commands/verify.ts'
import { version } from './version.ts'
import { complaint, helpIn } from './usage.ts'
import { runBehindWalls } from './outside/behind-walls.ts'
import { foldersIn } from './outside/named.ts'
import { serveWith } from './outside/serving.ts'
import { isLanguage, LANGUAGES, wordsOf } from './words/index.ts'
import { complain, Misuse, troubleOf, wantsColor, widthOf, type ExitCode, type World } from './world.ts'

export { here } from './here.ts'
export type { World } from './world.ts'

const COMMANDS: readonly AddCommand[] = [
  addPlay,
  addServe,
  addRoom,
  addGames,
  addRules,
  addBox,
  addScenario,
  addRecord,
  addVerify,
  addReview,
  addFuzz,
  addConform,
  addPerft,
  addOdds,
  addPuzzles,
  addMatch,
  addLadder,
  addLab,
  addLeague,
  addCalibrate,
  addReasons,
  addLearn,
  addTrain,
  addTune,
  addExport,
  addImport,
  addBackup,
  addRestore,
  addDoctor,
  addRebuild,
  addRatings,
  addMcp,
]

/** Runs one command line and returns its exit code. Without arguments, it starts the server and opens the page. */
export async function main(argv: readonly string[], given: World): Promise<ExitCode> {
  const asked = languageIn(argv)
  const world = { ...given, ...(asked && { language: asked }) }
  let code: ExitCode = 0
  const program = programFor(world, (result) => (code = result))
  try {
    const named = world.walled ? null : foldersIn(argv)
    if (named !== null && named.folders.length > 0) return await (named.serves ? serveWith(named, world) : runBehindWalls(named, world))
    await program.parseAsync(argv.length === 0 ? ['serve', '--open'] : argv, { from: 'user' })
    return code
  } catch (error) {
    return failed(world, error)
  }
}

/** The requested language, anywhere before the command, because help needs it before the line is parsed. */
function languageIn(argv: readonly string[]): Language | undefined {
  const at = argv.findIndex((word) => word === '--language' || word.startsWith('--language=') || !word.startsWith('-'))
  const named = argv[at]?.startsWith('--language=')
    ? argv[at].slice('--language='.length)
    : argv[at] === '--language'
      ? argv[at + 1]
      : undefined
  return named !== undefined && isLanguage(named) ? named : undefined
}

function programFor(world: World, done: (code: ExitCode) => void): Command {
  const program = new Command('robodrome')
  const says = wordsOf(world).usage
  program
    .description(says.about)
    .version(version, '-V, --version', says.version)
    .addOption(new Option('--language <language>', says.language).choices(LANGUAGES))
    .helpOption('-h, --help', says.help)
    .helpCommand(`help ${says.placeholders.command}`, says.helpCommand)
    .exitOverride()
    .enablePositionalOptions()
    .showHelpAfterError(says.seeHelp)
    .configureHelp(helpIn(says))
    .configureOutput({
      writeOut: (text) => world.stdout.write(text),
      writeErr: (text) => world.stderr.write(text),
      getOutHelpWidth: () => widthOf(world.stdout),
      getErrHelpWidth: () => widthOf(world.stderr),
      getOutHasColors: () => wantsColor(world.stdout, world.env),
      getErrHasColors: () => wantsColor(world.stderr, world.env),
      outputError: (text) => complain(world, complaint(text, says).trimEnd()),
    })
    .addHelpText('after', says.after)
  for (const add of COMMANDS) add(program, world, done)
  return program
}

/** Reports an error. Invalid input has exit code 2; anything else is a defect and shows its stack. */
function failed(world: World, error: unknown): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof Misuse || error instanceof BadInput || error instanceof BadScenario) {
    complain(world, troubleOf(world, error))
    return 2
  }
  complain(world, wordsOf(world).wrong.defect(error instanceof Error ? (error.stack ?? error.message) : String(error)))
  return 1
}
