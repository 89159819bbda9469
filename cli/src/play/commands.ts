import { BadInput, NO_SUCH_MOVE, plain, quickLuck, type Seat } from '@robodrome/kernel'
import { describeRules } from '../rules-view.ts'
import { languageOf, wordsOf } from '../words/index.ts'
import { Misuse, print, troubleOf } from '../world.ts'
import { menu, showEvents } from './screen.ts'
import { offerToSave, saveAs } from './saving.ts'
import { ruled, why } from './why.ts'
import type { Answer, Sitting } from './sitting.ts'

export type Command = (session: Sitting, seat: Seat, rest: string) => Promise<Answer>

const COMMANDS: Readonly<Record<string, Command>> = {
  as: aside,
  undo,
  why: explain,
  odds,
  log,
  rules,
  forecast,
  show,
  save,
  leave,
  help,
  quit,
}

/** Carries out a line: an option by its notation or number, or a command. A leading slash always means a command. */
export async function obey(session: Sitting, seat: Seat, text: string): Promise<Answer> {
  if (text === '') return show(session)
  const { moves, numbered } = menu(session.table, seat)
  if (moves.some((move) => plain(move) === plain(text))) return move(session, seat, text)
  const number = numbered ? /^\d+$/.exec(text) : null
  if (number) {
    const chosen = moves[Number(text) - 1]
    if (chosen === undefined) throw new Misuse(session.words.noOption(text, moves.length))
    return move(session, seat, chosen)
  }
  const [, slash, word = '', rest = ''] = /^(\/?)(\S*)\s*(.*)$/.exec(text) ?? []
  const name = word.toLowerCase()
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name]!(session, seat, rest.trim())
  if (slash === '/') throw new Misuse(session.words.noCommand(word, session.guess(word, Object.keys(COMMANDS))))
  return move(session, seat, text)
}

async function move(session: Sitting, seat: Seat, text: string): Promise<Answer> {
  const { table, world, colors, book } = session
  const refused = table.ask({ type: 'choose', seat, text })
  if (refused === null) {
    session.refresh()
    return 'moved'
  }
  if (refused.rule !== NO_SUCH_MOVE)
    print(world, colors.red(session.words.refused) + session.words.refusedBy(ruled(world, colors, book, refused.rule)))
  else {
    const { moves, numbered } = menu(table, seat)
    const guess = session.guess(text, [...moves, ...Object.keys(COMMANDS)])
    throw new Misuse(session.words.noMove(text, guess, numbered ? moves.length : null))
  }
  return 'refused'
}

async function aside(session: Sitting, _seat: Seat, rest: string): Promise<Answer> {
  const [, number, text] = /^(\d+)\s+(.+)$/.exec(rest) ?? []
  if (number === undefined || text === undefined) throw new Misuse(session.words.asUsage)
  if (!session.table.humans.includes(Number(number))) throw new Misuse(session.words.notHere(number))
  return move(session, Number(number), text)
}

async function undo(session: Sitting, seat: Seat): Promise<Answer> {
  const { table, world, colors, book } = session
  const { match } = table
  // At one terminal, the last player may undo a choice even if the next player is already on the screen.
  const back = table.humans.find((each) => match.canTakeBack(each)) ?? seat
  const refused = table.ask({ type: 'takeBack', seat: back })
  if (refused !== null) {
    print(world, `${colors.red(session.words.notPossible)}: ${ruled(world, colors, book, refused.rule)}`)
    return 'refused'
  }
  print(world, session.words.takenBack(back))
  session.unread()
  session.refresh()
  return 'moved'
}

async function explain(session: Sitting, seat: Seat, rest: string): Promise<Answer> {
  print(session.world, why(session.world, session.colors, session.table, session.book, seat, rest))
  return 'said'
}

async function odds({ world, table, words }: Sitting, seat: Seat): Promise<Answer> {
  const printer = await table.game.printer?.()
  if (printer?.odds === undefined) throw new Misuse(words.noOdds(table.game.title))
  // Hidden information is imagined, so that no answer can depend on it; always in the same way, so that asking again reveals nothing more.
  const imagined = table.game.imagine(table.match.position, seat, quickLuck(1))
  print(world, printer.odds(imagined, seat, languageOf(world)) ?? words.nothingRolled)
  return 'said'
}

async function log(session: Sitting, seat: Seat): Promise<Answer> {
  const events = session.table.log(seat)
  if (events.length === 0) print(session.world, session.words.nothingYet)
  showEvents(session.world, session.colors, session.table, events, seat)
  return 'said'
}

async function rules(session: Sitting, _seat: Seat, rest: string): Promise<Answer> {
  if (session.book === null) throw new Misuse(wordsOf(session.world).rules.noBook(session.table.game.title))
  print(session.world, describeRules(session.world, session.book, rest))
  return 'said'
}

/** Shows the effects of a plan, as far as the seat can know them. Each game defines what a plan is. */
async function forecast(session: Sitting, seat: Seat, rest: string): Promise<Answer> {
  const { game, match } = session.table
  const printer = await game.printer?.()
  if (printer?.forecast === undefined) throw new Misuse(session.words.noForecast(game.title))
  try {
    print(session.world, printer.forecast(game.view(match.position, seat), rest, languageOf(session.world)).trimEnd())
  } catch (error) {
    if (error instanceof BadInput) throw new Misuse(`${troubleOf(session.world, error)}.`)
    throw error
  }
  return 'said'
}

async function show(session: Sitting): Promise<Answer> {
  session.refresh()
  return 'said'
}

async function save(session: Sitting, _seat: Seat, path: string): Promise<Answer> {
  if (path === '') throw new Misuse(session.words.saveUsage)
  await saveAs(session, path)
  return 'said'
}

async function leave(session: Sitting, seat: Seat): Promise<Answer> {
  const sure = await session.lines.ask(session.words.leaveSure(seat))
  if (sure === null || plain(sure) !== session.words.yes) {
    print(session.world, session.words.stays)
    return 'said'
  }
  session.table.ask({ type: 'leave', seat })
  session.refresh()
  return 'moved'
}

async function help(session: Sitting): Promise<Answer> {
  print(session.world, session.words.help)
  return 'said'
}

async function quit(session: Sitting): Promise<Answer> {
  session.keep()
  if (session.recordTo === null) await offerToSave(session)
  else print(session.world, session.words.savedIn(session.recordTo))
  return 'stop'
}
