import { csvOf, gamesCsvOf, htmlOf, replayGame, reportOf, runExperiment } from '@robodrome/lab'
import { writeText } from '../files.ts'
import { commandFor, titlesIn } from '../lab/about.ts'
import { beside, reportFiles, openExperiment, ResultsFile } from '../lab/files.ts'
import { withEngine, work } from '../lab/engine.ts'
import { runFair } from '../lab/fair.ts'
import { standOf } from '../lab/show.ts'
import { whole } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { wordsOf } from '../words/index.ts'
import { print } from '../world.ts'
import { version } from '../version.ts'

export const addLab: AddCommand = (program, world) => {
  const { common, lab: about } = wordsOf(world).help
  const lab = program.command('lab').description(about.about).addHelpText('after', about.after)
  lab
    .command('run')
    .description(about.run.about)
    .argument('<file>', about.run.file)
    .option('--threads <n>', common.threads, whole(world, 0))
    .action(async (path: string, options: { threads?: number }) => {
      const experiment = await openExperiment(world, path)
      const file = ResultsFile.open(beside(path, '.results.ndjson'), experiment)
      const before = file.results.played
      const shown = progress(world, 'game')
      await withEngine(world, experiment, options.threads, (engine) =>
        runExperiment(experiment, file.results, {
          engine,
          keep: file.keep,
          onProgress: ({ played, total }) => shown.at(played - before, total - before),
        }),
      )
      shown.end()
      print(world, standOf(world, file.results))
    })
  lab
    .command('work')
    .description(about.work.about)
    .option('--threads <n>', common.threads, whole(world, 0))
    .action((options: { threads?: number }) => work(world, options.threads))
  lab
    .command('report')
    .description(about.report.about)
    .argument('<file>', about.report.file)
    .option('--out <file>', about.report.out)
    .option('--games', about.report.games)
    .action(async (path: string, options: { out?: string; games?: boolean }) => {
      const experiment = await openExperiment(world, path)
      const { results } = ResultsFile.open(beside(path, '.results.ndjson'), experiment)
      const [out, csv, games] = reportFiles(options.out ?? beside(path, '.html'))
      const report = reportOf(results, { command: commandFor(path), version: `robodrome ${version}` }, await titlesIn(experiment))
      writeText(out, htmlOf(report))
      writeText(csv, csvOf(report))
      const written = [out, csv]
      if (options.games === true) {
        written.push(games)
        writeText(games, gamesCsvOf(results))
      }
      print(world, `${standOf(world, results)}\nwritten: ${written.join(', ')}`)
    })
  lab
    .command('fair')
    .description(about.fair.about)
    .argument('<file>', about.fair.file)
    .option('--threads <n>', common.threads, whole(world, 0))
    .option('--out <file>', about.fair.out)
    .action((path: string, options: { threads?: number; out?: string }) => runFair(world, path, options))
  lab
    .command('replay')
    .description(about.replay.about)
    .argument('<file>', about.replay.file)
    .argument('<game>', about.replay.game)
    .action(async (path: string, name: string) => {
      world.stdout.write(await replayGame(await openExperiment(world, path), name))
    })
}
