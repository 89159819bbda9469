import { Command, CommanderError, Option, type Argument } from 'commander'
import { BadInput } from '@robodrome/kernel'
import { BadScenario } from '@robodrome/proof'
import type { AddCommand } from './add-command.ts'
import { addBackup, addRestore } from './commands/backup.ts'
import { addDoctor } from './commands/doctor.ts'
import { addExport, addImport } from './commands/exchange.ts'
import { addBox } from './commands/box.ts'
import { addFuzz } from './commands/fuzz.ts'
import { addGames } from './commands/games.ts'
import { addCalibrate } from './commands/calibrate.ts'
import { addLab } from './commands/lab.ts'
import { addLadder } from './commands/ladder.ts'
import { addLeague } from './commands/league.ts'
import { addMatch } from './commands/match.ts'
import { addOdds } from './commands/odds.ts'
import { addPerft } from './commands/perft.ts'
import { addPlay } from './commands/play.ts'
import { addRatings } from './commands/ratings.ts'
import { addRebuild } from './commands/rebuild.ts'
import { addPuzzles } from './commands/puzzles.ts'
import { addRecord } from './commands/record.ts'
import { addRules } from './commands/rules.ts'
import { addScenario } from './commands/scenario.ts'
import { addVerify } from './commands/verify.ts'
import { version } from './version.ts'
import { isLanguage, LANGUAGES } from './words/index.ts'
import { colorsFor, complain, Misuse, wantsColor, widthOf, type ExitCode, type World } from './world.ts'

export { here } from './here.ts'
export type { World } from './world.ts'

const COMMANDS: readonly AddCommand[] = [
  addPlay,
  addGames,
  addRules,
  addBox,
  addScenario,
  addRecord,
  addVerify,
  addFuzz,
  addPerft,
  addOdds,
  addPuzzles,
  addMatch,
  addLadder,
  addLab,
  addLeague,
  addCalibrate,
  addExport,
  addImport,
  addBackup,
  addRestore,
  addDoctor,
  addRebuild,
  addRatings,
]

/** Runs one command line and gives its exit code. */
export async function main(argv: readonly string[], given: World): Promise<ExitCode> {
  const world = { ...given }
  let code: ExitCode = 0
  const program = programFor(world, (result) => (code = result))
  try {
    await program.parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' })
    return code
  } catch (error) {
    return failed(world, error)
  }
}

const term = (argument: Argument): string => {
  const name = argument.name() + (argument.variadic ? '...' : '')
  return argument.required ? `<${name}>` : `[${name}]`
}

function programFor(world: World, done: (code: ExitCode) => void): Command {
  const program = new Command('robodrome')
  program
    .description('Play, check and study robot-battle board games.')
    .version(version)
    .addOption(new Option('--language <language>', 'of games, rulebooks and play (default: by LANG)').choices(LANGUAGES))
    .on('option:language', (text: string) => isLanguage(text) && (world.language = text))
    .exitOverride()
    .enablePositionalOptions()
    .showHelpAfterError('(add --help for usage and examples)')
    .configureHelp({ subcommandTerm: (command) => [command.name(), ...command.registeredArguments.map(term)].join(' ') })
    .configureOutput({
      writeOut: (text) => world.stdout.write(text),
      writeErr: (text) => world.stderr.write(text),
      getOutHelpWidth: () => widthOf(world.stdout),
      getErrHelpWidth: () => widthOf(world.stderr),
      getOutHasColors: () => wantsColor(world.stdout, world.env),
      getErrHasColors: () => wantsColor(world.stderr, world.env),
      outputError: (text, write) => write(text.replace(/^error:/, colorsFor(world, world.stderr).red('error:'))),
    })
    .addHelpText(
      'after',
      '\nrobodrome COMMAND --help has examples. NO_COLOR=1 turns colours off.\nExit codes: 0 all is well, 1 a difference or failure found, 2 wrong input.',
    )
  for (const add of COMMANDS) add(program, world, done)
  return program
}

/** Says what went wrong; whatever came from outside has exit code 2, anything else is a defect and shows its stack. */
function failed(world: World, error: unknown): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof Misuse || error instanceof BadInput || error instanceof BadScenario) {
    complain(world, error.message)
    return 2
  }
  complain(
    world,
    `this is a defect of robodrome or of the game: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  )
  return 1
}
