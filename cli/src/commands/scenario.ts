import { statSync } from 'node:fs'
import { BadScenario, filesBelow, readScenarios, runScenario, sideBySide, type Scenario } from '@robodrome/proof'
import { cannotRead, readText } from '../files.ts'
import { findGame } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { count } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, complain, Misuse, print, troubleOf, widthOf, type World } from '../world.ts'

export const addScenario: AddCommand = (program, world, done) => {
  const about = wordsOf(world).help.scenario
  program
    .command('scenario')
    .description(about.about)
    .argument('<path...>', about.path)
    .option('--quiet', about.quiet)
    .addHelpText('after', about.after)
    .action(async (paths: string[], { quiet = false }: { quiet?: boolean }) => {
      const files = paths.flatMap(scenarioFiles)
      const tally = { fine: 0, different: 0, bad: 0 }
      const shown = progress(world, 'file')
      for (const [i, file] of files.entries()) {
        await runFile(world, file, quiet, tally)
        shown.at(i + 1, files.length)
      }
      shown.end()
      const { fine, different, bad } = tally
      print(
        world,
        `${count(fine + different, 'scenario')}: ${fine} fine, ${different} different${bad > 0 ? `; ${count(bad, 'file')} not readable` : ''}`,
      )
      done(bad > 0 ? 2 : different > 0 ? 1 : 0)
    })
}

type Tally = { fine: number; different: number; bad: number }

function scenarioFiles(path: string): string[] {
  const found = isFolder(path) ? filesBelow(path, /\.scenario\.ya?ml$/) : [path]
  if (found.length === 0) throw new Misuse(({ wrong }) => wrong.noScenarios(path))
  return found
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch (error) {
    throw cannotRead(path, error)
  }
}

/** One bad file must not stop the others. */
async function runFile(world: World, file: string, quiet: boolean, tally: Tally): Promise<void> {
  try {
    for (const scenario of readScenarios(readText(file), file)) await runOne(world, scenario, quiet, tally)
  } catch (error) {
    if (!(error instanceof BadScenario || error instanceof Misuse)) throw error
    complain(world, troubleOf(world, error))
    tally.bad++
  }
}

async function runOne(world: World, scenario: Scenario, quiet: boolean, tally: Tally): Promise<void> {
  const { red, green } = colorsFor(world)
  const where = `${scenario.file}:${scenario.lineOf(['name'])}: ${scenario.name}`
  const game = await findGame(world, scenario.game).catch((error: unknown) => {
    throw error instanceof Misuse ? new Misuse((words) => `${scenario.file}:${scenario.lineOf(['game'])}: ${error.in(words)}`) : error
  })
  const differences = runScenario(scenario, game)
  if (differences.length === 0) {
    tally.fine++
    if (!quiet) print(world, `${green('fine')}  ${where}`)
    return
  }
  tally.different++
  print(world, `${red('differs')}  ${where}\n${sideBySide(differences, widthOf(world.stdout))}`)
}
