import { audit, readRecord, resultLine, verify } from '@robodrome/table'
import { readText } from '../files.ts'
import { findGameWith } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { count } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { print, wrongRecord } from '../world.ts'

/** `robodrome record`: prints the contents of a record, or its audit. */
export const addRecord: AddCommand = (program, world) => {
  const about = wordsOf(world).help.record
  program
    .command('record')
    .description(about.about)
    .argument('<record>', about.record)
    .option('--audit', about.audit)
    .option('--box <file>', about.box)
    .addHelpText('after', about.after)
    .action(async (path: string, options: { audit?: true; box?: string }) => {
      const record = readRecord(readText(path))
      const game = await findGameWith(world, record.game, options.box, record.box)
      if (options.audit) {
        const { problems, position } = verify(game, record)
        const [problem] = problems
        if (problem) throw wrongRecord(path, problem)
        const audited = audit(game, record)
        print(world, JSON.stringify({ seal: record.seal, result: resultLine(game, position, record) }))
        for (const outcome of audited) print(world, JSON.stringify(outcome))
        return
      }
      const outcomes = record.entries.filter(({ kind }) => kind === 'outcome').length
      print(world, `${game.title}, ${record.settings.mode}: ${record.players.join(', ')}`)
      print(world, `${count(record.entries.length, 'entry', 'entries')}, ${count(outcomes, 'outcome')}; ${record.result ?? 'unfinished'}`)
    })
}
