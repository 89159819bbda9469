import { BadInput } from '@robodrome/kernel'
import {
  isSeed,
  type MatchRecord,
  readReceipt,
  readRecord,
  type Receipt,
  resultLine,
  type Unseen,
  type Verdict,
  verify,
} from '@robodrome/table'
import { readText } from '../files.ts'
import { findGameWith } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { count } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, complain, Misuse, print, troubleOf, type ExitCode, type World } from '../world.ts'

interface SeenOptions {
  box?: string
  seen?: string
  contribution?: string
}

export const addVerify: AddCommand = (program, world, done) => {
  const about = wordsOf(world).help.verify
  program
    .command('verify')
    .description(about.about)
    .argument('<record...>', about.record)
    .option('--seen <receipt>', about.seen)
    .option('--contribution <seat=text>', about.contribution)
    .option('--box <file>', about.box)
    .addHelpText('after', about.after)
    .action(async (paths: string[], options: SeenOptions) => {
      const seen = readSeen(options)
      if (paths.length > 1 && Object.keys(seen).length > 0) throw new Misuse(({ wrong }) => wrong.oneRecord)
      let worst: ExitCode = 0
      for (const path of paths) {
        const code = await verifyFile(world, path, seen, options.box)
        if (code > worst) worst = code
      }
      done(worst)
    })
}

function readSeen({ seen, contribution }: SeenOptions): Partial<Receipt> {
  const receipt = seen === undefined ? {} : isSeed(seen) ? { commitment: seen } : readReceipt(readText(seen))
  if (contribution === undefined) return receipt
  const [, seat, text] = /^(\d+)=(.*)$/.exec(contribution) ?? []
  if (seat === undefined || text === undefined) throw new Misuse(({ wrong }) => wrong.contribution(contribution))
  return { ...receipt, seat: Number(seat), contribution: text }
}

/** One bad file must not stop the others. */
async function verifyFile(world: World, path: string, seen: Partial<Receipt>, box: string | undefined): Promise<ExitCode> {
  try {
    const record = readRecord(readText(path))
    const game = await findGameWith(world, record.game, box, record.box)
    const { red, green } = colorsFor(world)
    const verdict = verify(game, record, seen)
    for (const { line, ...problem } of verdict.problems)
      print(world, `${path}${line === null ? '' : `:${line}`}: ${red('wrong:')} ${wordsOf(world).wrong.found(problem)}`)
    if (verdict.problems.length > 0) return 1
    const state = resultLine(game, verdict.position, record)
    const entries = count(record.entries.length, 'entry', 'entries')
    print(world, `${path}: ${green('fine:')} ${game.title}, ${entries}, ${state}, ${diceLine(record, verdict, seen)}`)
    for (const line of verdict.notMine) print(world, `${path}:${line}: not by you: your receipt does not have this line of your seat`)
    return 0
  } catch (error) {
    if (!(error instanceof BadInput || error instanceof Misuse)) throw error
    complain(world, `${error instanceof BadInput ? `${path}: ` : ''}${troubleOf(world, error)}`)
    return 2
  }
}

const UNSEEN: Readonly<Record<Unseen, string>> = {
  commitment: 'the commitment you saw (--seen)',
  contribution: 'your own contribution (--contribution)',
  promises: 'what all had promised when you showed yours (a receipt)',
  end: 'how you saw the match end (a receipt)',
  places: 'where each of your choices stood (a receipt)',
  choices: 'your own choices in every line of your seat',
  agreement: 'an agreement that came after every line of the match (a receipt)',
}

/** States exactly what was verified about the dice, and what was not. */
function diceLine(record: MatchRecord, { dice, unseen }: Verdict, { redrawn = 0 }: Partial<Receipt>): string {
  if (!record.entries.some((entry) => entry.kind === 'outcome')) return 'no dice'
  if (dice === 'not revealed')
    return record.commitment === undefined ? 'dice possible, but never committed to' : 'dice possible; the seed is not shown yet'
  if (dice === 'proven') {
    const again =
      redrawn === 0
        ? ''
        : `; they began anew ${count(redrawn, 'time')} after you had shown a contribution, which a host could use to wait for better ones`
    return `dice proven: they follow from what you saw before you showed your contribution${again}`
  }
  const missing = unseen.map((each) => UNSEEN[each]).join(', ')
  return `dice consistent with themselves; the host was not checked, for want of ${missing}`
}
