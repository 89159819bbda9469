import { asides, options, question, write, type Seat } from '@robodrome/kernel'
import { putQuestion } from '@robodrome/phrases'
import { columns, indent, wrap } from '../text.ts'
import { languageOf, wordsOf } from '../words/index.ts'
import { print, widthOf, type Colors, type World } from '../world.ts'
import type { Seen, TerminalTable } from './table.ts'

export interface Menu {
  /** In notation: the answers to the question, followed by moves that do not answer it. */
  moves: string[]
  answers: number
  /** Whether options are numbered. If a move is itself a number, numbering would be ambiguous, so only notation is accepted. */
  numbered: boolean
}

/** The options of a seat that must choose. */
export function menu(table: TerminalTable, seat: Seat): Menu {
  const { game } = table
  const g = table.match.position
  const answers = options(game, g, seat)
  const moves = [...answers, ...asides(game, g, seat)].map((option) => write(game, g, option))
  return { moves, answers: answers.length, numbered: !moves.some((move) => /^\d+$/.test(move)) }
}

/** The question, in the game's words. */
function showQuestion(world: World, table: TerminalTable, seat: Seat): void {
  const { game, match, words } = table
  const { ask, because } = putQuestion(words, question(game, match.position, seat), game.view(match.position, seat))
  const text = [ask, ...(because === undefined ? [] : [because])].map((phrase) => table.read(phrase, seat)).join(' ')
  print(world, wrap(text, widthOf(world.stdout)))
}

export function showMenu(world: World, colors: Colors, table: TerminalTable, seat: Seat): void {
  const says = wordsOf(world).play
  showQuestion(world, table, seat)
  const { moves, answers, numbered } = menu(table, seat)
  const digits = String(moves.length).length
  const cells = numbered ? moves.map((move, i) => `${String(i + 1).padStart(digits)} ${move}`) : moves
  print(world, colors.bold(numbered ? says.options : says.optionsWritten))
  print(world, indent(columns(cells.slice(0, answers), widthOf(world.stdout) - 2)))
  if (moves.length === answers) return
  print(world, colors.bold(says.beside))
  print(world, indent(columns(cells.slice(answers), widthOf(world.stdout) - 2)))
}

/** Events, one per line, each with its rule. */
export function showEvents(world: World, colors: Colors, table: TerminalTable, log: readonly Seen[], seat: Seat | null): void {
  for (const { number, event } of log) {
    const [first = '', ...more] = wrap(`#${number} ${table.say(event, seat)} (${event.rule})`, widthOf(world.stdout) - 2).split('\n')
    print(world, [first.replace(/^#\d+/, colors.dim), ...more.map((line) => `  ${line}`)].join('\n').replace(/\(\S+\)$/, colors.dim))
  }
}

export const showBoard = (world: World, table: TerminalTable, seat: Seat | null): void =>
  print(world, wrap(table.game.draw(table.game.view(table.match.position, seat), languageOf(world)), widthOf(world.stdout)))

export function showHeading(world: World, colors: Colors, text: string): void {
  print(world)
  print(world, colors.bold(colors.cyan(`${text} `.padEnd(Math.min(widthOf(world.stdout), 80), '-'))))
}

/** Clears the screen and its scrollback, so that the next player does not see it. */
export const wipe = (world: World): void => void world.stdout.write('\x1b[2J\x1b[3J\x1b[H')
