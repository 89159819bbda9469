import { csvOf, gamesCsvOf, htmlOf, replayGame, reportOf, runExperiment } from '@robodrome/lab'
import { writeText } from '../files.ts'
import { commandFor, titlesIn } from '../lab/about.ts'
import { beside, openExperiment, ResultsFile } from '../lab/files.ts'
import { withEngine, work } from '../lab/engine.ts'
import { standOf } from '../lab/show.ts'
import { whole } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { print } from '../world.ts'
import { version } from '../version.ts'

const EXAMPLES = `
An experiment is a YAML file:

  title: Is Gekido Duel fair?
  game: gekido
  mode: duel
  options: { randomBots: true }
  minds: [rule-of-thumb]    # or [{ mind: search, playouts: 200 }, random]:
                            # several take turns at all seats
  deals: 1000               # deals of luck for each arm
  seed: 1
  until: { low: 0.5, high: 0.55 }   # several minds: stop when sure of the first
  arms:                     # what is held against each other, by the same luck
    - { name: as it is }
    - { name: sharper, box: sharper.box.yaml }

What is played lies in NAME.results.ndjson, and a run that was ended goes on
where it was.

Examples:
  robodrome lab run duel.experiment.yaml       plays what is still missing
  robodrome lab report duel.experiment.yaml    makes duel.html and duel.csv
  NATS_URL=nats://token@host robodrome lab work     on any number of machines,
  NATS_URL=nats://token@host robodrome lab run duel.experiment.yaml    on one
  robodrome lab replay duel.experiment.yaml 'as it is:17.0' > 17.record`

export const addLab: AddCommand = (program, world) => {
  const lab = program.command('lab').description('experiments: many games by programs, and what they tell').addHelpText('after', EXAMPLES)
  lab
    .command('run')
    .description('play an experiment, or what is still missing of it')
    .argument('<file>', 'an experiment')
    .option('--threads <n>', 'worker threads, 0 for none (default: one for each core)', whole(0))
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
    .description('play portions of any experiment that is run with the same NATS_URL')
    .option('--threads <n>', 'worker threads, 0 for none (default: one for each core)', whole(0))
    .action((options: { threads?: number }) => work(world, options.threads))
  lab
    .command('report')
    .description('make a page with pictures and a table of all numbers')
    .argument('<file>', 'an experiment')
    .option('--out <file>', 'where the page goes (default: beside the experiment)')
    .option('--games', 'also write a table with a line for each seat of each game')
    .action(async (path: string, options: { out?: string; games?: boolean }) => {
      const experiment = await openExperiment(world, path)
      const { results } = ResultsFile.open(beside(path, '.results.ndjson'), experiment)
      const out = options.out ?? beside(path, '.html')
      const report = reportOf(results, { command: commandFor(path), version: `robodrome ${version}` }, await titlesIn(experiment))
      const csv = out.replace(/(\.html)?$/, '.csv')
      writeText(out, htmlOf(report))
      writeText(csv, csvOf(report))
      const written = [out, csv]
      if (options.games === true) {
        written.push(out.replace(/(\.html)?$/, '.games.csv'))
        writeText(written[2]!, gamesCsvOf(results))
      }
      print(world, `${standOf(world, results)}\nwritten: ${written.join(', ')}`)
    })
  lab
    .command('replay')
    .description('play one game of an experiment again and print its record')
    .argument('<file>', 'an experiment')
    .argument('<game>', 'as reports name it: ARM:DEAL.TURN')
    .action(async (path: string, name: string) => {
      world.stdout.write(await replayGame(await openExperiment(world, path), name))
    })
}
