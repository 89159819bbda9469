import { existsSync } from 'node:fs'
import { plain, winners, type Seat } from '@robodrome/kernel'
import { resultLine } from '@robodrome/table'
import type { Lines } from '../lines.ts'
import type { Book } from '../rule-text.ts'
import { didYouMean, wrap } from '../text.ts'
import { wordsOf } from '../words/index.ts'
import { colorsFor, Misuse, print, troubleOf, widthOf, type Colors, type World } from '../world.ts'
import { obey, type Command } from './commands.ts'
import { PLAYERS, type Program } from './players.ts'
import { offerToSave } from './saving.ts'
import { menu, showBoard, showEvents, showHeading, showMenu, wipe } from './screen.ts'
import type { Sitting } from './sitting.ts'
import { receiptFile, type TerminalTable } from './table.ts'
import type { CliWords } from '../words/words.ts'

/** One session at the terminal: asks people and lets AI opponents move, until the match is over or a person stops. */
export class Session implements Sitting {
  readonly world: World
  readonly table: TerminalTable
  readonly book: Book | null
  readonly lines: Lines
  readonly colors: Colors
  readonly words: CliWords['play']
  readonly recordTo: string | null
  readonly written = new Set<string>()
  readonly #programs: (Program | null)[]
  /** How many events each seat has read; the last number is the spectator's. */
  readonly #read: number[]
  /** Whose view is on the screen. */
  #facing: Seat | null = null
  #stale = true

  constructor(world: World, table: TerminalTable, book: Book | null, lines: Lines, recordTo: string | null, mindSeed: number) {
    this.world = world
    this.table = table
    this.book = book
    this.lines = lines
    this.recordTo = recordTo
    this.colors = colorsFor(world)
    this.words = wordsOf(world).play
    this.#programs = table.players.map((player, seat) => PLAYERS[player]?.(mindSeed, seat) ?? null)
    this.#read = Array.from({ length: table.players.length + 1 }, () => 0)
  }

  async play(): Promise<void> {
    if (this.table.humans.length === 0) this.news(null)
    for (;;) {
      this.#letProgramsMove()
      const seat = this.table.match.asked()[0]
      if (seat === undefined) return this.#end()
      if ((await this.#ask(seat)) === 'stop') return
    }
  }

  /** The events since the watcher last looked. */
  news(watcher: Seat | null): void {
    const who = watcher ?? this.table.players.length
    const read = this.#read[who]!
    showEvents(
      this.world,
      this.colors,
      this.table,
      this.table.log(watcher).filter(({ place }) => place >= read),
      watcher,
    )
    this.#read[who] = this.table.match.told.length
  }

  keep(): void {
    if (this.recordTo === null) return
    try {
      this.table.save(this.recordTo)
    } catch (error) {
      if (!(error instanceof Misuse)) throw error
      print(this.world, this.colors.red(troubleOf(this.world, error)))
    }
  }

  guess(word: string, known: readonly string[]): string {
    return didYouMean(word, known, wordsOf(this.world).didYouMean)
  }

  unread(): void {
    for (const [i, read] of this.#read.entries()) this.#read[i] = Math.min(read, this.table.match.told.length)
  }

  refresh(): void {
    this.#stale = true
  }

  /** AI opponents go first, so that people have the most time to change simultaneous secret choices. */
  #letProgramsMove(): void {
    const { game, settings, match, humans } = this.table
    for (;;) {
      const seat = match.asked().find((each) => this.#programs[each] !== null)
      if (seat === undefined) return
      this.table.play(seat, this.#programs[seat]!(game, settings, match.position, seat))
      if (humans.length === 0) this.news(null)
      this.refresh()
    }
  }

  async #ask(seat: Seat): Promise<'go on' | 'stop'> {
    this.keep()
    if (!(await this.#face(seat))) return this.#inputEnded()
    if (this.#stale) this.#show(seat)
    this.#stale = false
    this.lines.known = menu(this.table, seat).moves
    const line = await this.lines.ask(this.colors.bold(this.words.prompt(seat)))
    if (line === null) return this.#inputEnded()
    return this.#follow(seat, line)
  }

  /** A line may contain several moves; the first impossible one, or another person's turn, ends it. */
  async #follow(seat: Seat, line: string): Promise<'go on' | 'stop'> {
    const typed = this.#moves(seat, line).filter((part) => part !== '')
    const parts = typed.length > 0 ? typed : ['']
    for (const [i, part] of parts.entries()) {
      const result = await this.#try(seat, part)
      if (result === 'stop') return 'stop'
      const rest = parts.slice(i + 1)
      if (rest.length === 0) break
      this.#letProgramsMove()
      if (result !== 'refused' && this.table.match.asked().includes(seat)) continue
      print(this.world, this.words.notDone(rest.join('; ')))
      break
    }
    return 'go on'
  }

  /**
   * Splits a line into its moves, which are separated by ;. Commas work as well if the first part is a move and no move here contains a
   * comma.
   */
  #moves(seat: Seat, line: string): string[] {
    const { moves } = menu(this.table, seat)
    const commas = moves.every((move) => !move.includes(',')) && moves.some((move) => plain(move) === plain(line.split(/[;,]/)[0]!))
    return line.split(commas ? /[;,]/ : ';').map((part) => part.trim())
  }

  async #try(seat: Seat, text: string): ReturnType<Command> {
    try {
      return await obey(this, seat, text)
    } catch (error) {
      if (!(error instanceof Misuse)) throw error
      print(this.world, this.colors.red(wrap(troubleOf(this.world, error), widthOf(this.world.stdout))))
      return 'refused'
    }
  }

  /** Shows a seat's view. If there are secrets and several people, a curtain hides the screen first. Returns false if nobody answers. */
  async #face(seat: Seat): Promise<boolean> {
    const { world, table, lines } = this
    if (this.#facing === seat) return true
    const curtain = world.stdin.isTTY === true && table.humans.length > 1 && table.hasSecrets()
    if (curtain) {
      wipe(world)
      lines.forget()
      if ((await lines.ask(this.words.curtain(seat))) === null) return false
    }
    this.#facing = seat
    this.refresh()
    return true
  }

  #show(seat: Seat): void {
    const { world, colors, table } = this
    showHeading(world, colors, this.words.heading(table.game.title, seat))
    this.news(seat)
    showBoard(world, table, seat)
    showMenu(world, colors, table, seat)
  }

  #inputEnded(): 'stop' {
    print(this.world, this.recordTo === null ? this.words.noInput : this.words.noInputSaved(this.recordTo))
    return 'stop'
  }

  #seen(path: string): string {
    return existsSync(receiptFile(path)) ? ` --seen ${receiptFile(path)}` : ''
  }

  async #end(): Promise<void> {
    const { world, colors, table } = this
    const [only, ...others] = table.humans
    const watcher = only !== undefined && others.length === 0 ? only : null
    // In a match between several people, spectators count as having read as much as the last person on screen.
    if (watcher === null && this.#facing !== null) this.#read[table.players.length] = this.#read[this.#facing]!
    showHeading(world, colors, this.words.end(table.game.title))
    this.news(watcher)
    showBoard(world, table, watcher)
    const won = winners(table.game.result(table.match.position)).length > 0
    print(world, colors.bold((won ? colors.green : String)(this.words.result(resultLine(table.game, table.match.position)))))
    if (table.dice !== null && table.proven) print(world, this.words.seedWas(table.dice.seed))
    this.keep()
    if (this.recordTo !== null)
      print(world, this.words.record(this.recordTo, `robodrome verify ${this.recordTo}${this.#seen(this.recordTo)}`))
    else if (world.stdin.isTTY === true && table.humans.length > 0) await offerToSave(this)
  }
}
