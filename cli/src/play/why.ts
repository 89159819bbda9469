import { find, plain, refusals, write, type Happened, type RuleId, type Seat } from '@robodrome/kernel'
import { stringify } from 'yaml'
import { textOfRule, type Book } from '../rule-text.ts'
import { columns, didYouMean, indent, wrap } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { Misuse, widthOf, type Colors, type World } from '../world.ts'
import { menu } from './screen.ts'
import type { TerminalTable } from './table.ts'

/** Explains a move, an event of the log (by number, the last, the last of its kind), or all current refusals. */
export function why(world: World, colors: Colors, table: TerminalTable, book: Book | null, seat: Seat, about: string): string {
  if (about === '') return whatIsRefused(world, colors, table, book, seat)
  const event = /^#(\d+)$/.exec(about)
  if (event) return whyEvent(world, colors, table, book, seat, Number(event[1]))
  if (plain(about) === 'last') return whyEvent(world, colors, table, book, seat, table.log(seat).length)
  return whyMove(world, colors, table, book, seat, about)
}

/** The id and the text of a rule, formatted. */
export const ruled = (world: World, colors: Colors, book: Book | null, id: RuleId): string =>
  `${colors.yellow(id)}\n${indent(wrap(textOfRule(world, book, id), widthOf(world.stdout) - 2))}`

function whyMove(world: World, colors: Colors, table: TerminalTable, book: Book | null, seat: Seat, about: string): string {
  const says = wordsOf(world).play
  const { moves, numbered } = menu(table, seat)
  const move = (numbered && /^\d+$/.test(about) ? moves[Number(about) - 1] : undefined) ?? about
  const found = find(table.game, table.match.position, seat, move)
  if (found.rule === undefined) return `${colors.green(says.legal)} ${says.mayDo(seat, move)}`
  const event = table.log(seat).findLast((seen) => seen.event.kind === plain(about))
  if (!('option' in found) && event) return whyEvent(world, colors, table, book, seat, event.number)
  if (!('option' in found))
    throw new Misuse(
      says.nobodyTries(move, didYouMean(move, [...moves, ...refused(table, seat).map((each) => each.move)], wordsOf(world).didYouMean)),
    )
  return `${colors.red(says.refusedWord)} ${says.mayNot(seat, move, ruled(world, colors, book, found.rule))}`
}

function refused(table: TerminalTable, seat: Seat): { move: string; rule: RuleId }[] {
  const { game, match } = table
  return refusals(game, match.position, seat).map(({ option, rule }) => ({ move: write(game, match.position, option), rule }))
}

function whatIsRefused(world: World, colors: Colors, table: TerminalTable, book: Book | null, seat: Seat): string {
  const says = wordsOf(world).play
  const byRule = new Map<RuleId, Set<string>>()
  for (const { move, rule } of refused(table, seat)) byRule.set(rule, (byRule.get(rule) ?? new Set()).add(move))
  if (byRule.size === 0) return says.nothingRefused
  return [...byRule]
    .map(
      ([rule, moves]) =>
        `${colors.red(says.refusedList)}${says.refusedBy(ruled(world, colors, book, rule))}\n${indent(columns([...moves], widthOf(world.stdout) - 4), '    ')}`,
    )
    .join('\n')
}

function whyEvent(world: World, colors: Colors, table: TerminalTable, book: Book | null, seat: Seat, number: number): string {
  const log = table.log(seat)
  const event = log[number - 1]?.event
  const says = wordsOf(world).play
  if (event === undefined) throw new Misuse(log.length === 0 ? says.nothingHappened : says.noEvent(number, log.length))
  return `#${number} ${table.say(event, seat)}\n${indent(breakdown(event))}\n${ruled(world, colors, book, event.rule)}`
}

/** The fields of an event other than its kind and rule, one per line. */
function breakdown(event: Happened): string {
  const { kind, rule: _rule, reveals: _reveals, uses, ...fields } = event
  return stringify({ ...fields, ...(uses !== undefined && { uses }), kind }, { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd()
}
