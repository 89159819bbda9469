import { loadWords } from '@robodrome/games'
import { courseOf } from '@robodrome/lab/course'
import { isReviewable, review, sayFinding, titlesIn, type Review, type ReviewWords } from '@robodrome/review'
import { de } from '@robodrome/review/words/de'
import { en } from '@robodrome/review/words/en'
import { readRecord, verify, type MatchRecord } from '@robodrome/table'
import type { Game } from '@robodrome/kernel'
import { readText } from '../files.ts'
import { findGameWith, whole } from '../lookup.ts'
import type { AddCommand } from '../add-command.ts'
import { progress } from '../progress.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, Misuse, print, type World, wrongRecord } from '../world.ts'

const SAYS: Readonly<Record<'en' | 'de', ReviewWords>> = { en, de }

/** `robodrome review`: prints the costly decisions of a record, with reasons. */
export const addReview: AddCommand = (program, world) => {
  const about = wordsOf(world).help.review
  program
    .command('review')
    .description(about.about)
    .argument('<record>', about.record)
    .option('--seat <n>', about.seat, whole(world, 0), 0)
    .option('--seconds <n>', about.seconds, whole(world, 1), 60)
    .option('--box <file>', about.box)
    .addHelpText('after', about.after)
    .action(async (path: string, { seat, seconds, box }: { seat: number; seconds: number; box?: string }) => {
      const record = readRecord(readText(path))
      const game = await findGameWith(world, record.game, box, record.box)
      if (seat >= record.settings.seats) throw new Misuse(({ wrong }) => wrong.noSeat(String(seat), record.settings.seats - 1))
      const [problem] = verify(game, record).problems
      if (problem) throw wrongRecord(path, problem)
      if (!isReviewable(game)) throw new Misuse(({ wrong }) => wrong.noReview(game.title))
      const found = within(world, review(game, { ...record, seat }), seconds)
      for (const language of ['en', 'de'] as const) await tell(world, game, record, { seat, found, language })
    })
}

interface Wanted {
  seat: number
  found: Review
  language: 'en' | 'de'
}

async function tell(world: World, game: Game, record: MatchRecord, { seat, found, language }: Wanted): Promise<void> {
  const { settings, entries, players: names } = record
  const words = (await loadWords(record.game, language, record.box))!
  const says = SAYS[language]
  const { bold } = colorsFor(world)
  const luck = courseOf(game, settings, entries)?.luck[seat]
  print(world, bold(`${words.title}: ${names[seat]}`))
  if (found.looked < found.decisions) print(world, says.stopped(found.looked, found.decisions))
  print(world, says.accuracy(found.good, found.mattered))
  if (luck !== undefined) print(world, says.dice(`${luck < 0 ? '−' : '+'}${says.percent(Math.abs(luck))}`))
  if (found.findings.length === 0) print(world, says.nothingGivenAway)
  const titles = titlesIn(game, words, { ...record, seat }, found.findings, names)
  for (const [i, finding] of found.findings.entries()) {
    const [heading, ...lines] = sayFinding(says, finding, titles[i]!, { names, seat, words })
    print(world, ['', bold(`${finding.entries + 1}. ${heading}`), ...lines.map((line) => `  ${line}`)].join('\n'))
  }
  print(world, '')
}

/** Reviews until the time is up, and returns what was found by then. */
function within(world: World, steps: Generator<Review, Review>, seconds: number): Review {
  const shown = progress(world, 'decision')
  const end = world.clock() + seconds * 1000
  for (;;) {
    const { value, done } = steps.next()
    shown.at(value.looked, value.decisions)
    if (done !== true && world.clock() < end) continue
    shown.end()
    return value
  }
}
