import { audit, readRecord } from '@robodrome/table'
import { readText } from '../files.ts'
import { findGameWith } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { count } from '../text.ts'
import { print } from '../world.ts'

const EXAMPLES = `
An audit says of every outcome which numbers it reads and what there was to
choose from, so that a program in any language can work it out again: see
examples/verify. What there was to choose from follows from the rules, so make
the audit yourself and do not take it from the host.

Examples:
  robodrome record match.txt
  robodrome record match.txt --audit > match.audit
  python3 examples/verify/verify.py match.txt match.audit --seen match.txt.seen`

/** `robodrome record`: what a record says of itself, or its audit. */
export const addRecord: AddCommand = (program, world) => {
  program
    .command('record')
    .description('what is in a record; with --audit, how each of its outcomes came about')
    .argument('<record>', 'a file with a record')
    .option('--audit', 'a line of JSON for each outcome')
    .option('--box <file>', 'the content that it was played with, if not the game’s own')
    .addHelpText('after', EXAMPLES)
    .action(async (path: string, options: { audit?: true; box?: string }) => {
      const record = readRecord(readText(path))
      const game = await findGameWith(world, record.game, options.box, record.box)
      if (options.audit) {
        for (const outcome of audit(game, record)) print(world, JSON.stringify(outcome))
        return
      }
      const outcomes = record.entries.filter(({ kind }) => kind === 'outcome').length
      print(world, `${game.title}, ${record.settings.mode}: ${record.players.join(', ')}`)
      print(world, `${count(record.entries.length, 'entry', 'entries')}, ${count(outcomes, 'outcome')}; ${record.result ?? 'unfinished'}`)
    })
}
