import { existsSync, rmSync } from 'node:fs'
import { node, same, seenBy, write, type Game, type Happened, type Match, type Refusal, type Seat, type Settings } from '@robodrome/kernel'
import { plain, tellEvent, type Phrase, type Words } from '@robodrome/phrases'
import {
  type Circumstances,
  commitment,
  grant,
  isSeed,
  type MatchRecord,
  newReceipt,
  playsOf,
  promiseOf,
  readReceipt,
  readRecord,
  type Receipt,
  Refused,
  resultLine,
  type Step,
  stoodIn,
  Table,
  verify,
  type Wish,
  writeReceipt,
  writeRecord,
} from '@robodrome/table'
import { readText, writeText } from '../files.ts'
import { Misuse, wrongRecord } from '../world.ts'
import type { Dice } from './dice.ts'

/** An event as a seat saw it: its number in the seat's own log, and its index among all events. */
export interface Seen {
  number: number
  place: number
  event: Happened
}

/** The person at this terminal: one guest in every human seat. */
const HERE = { id: 'here', name: 'human' }

/** The circumstances of a table at a terminal: it has no owner who could restart the dice, and nobody can be absent. */
const CIRCUMSTANCES: Circumstances = {
  minds: [],
  isAway: () => false,
  now: Date.now,
  newSeed: () => {
    throw new Error('the dice of a terminal never begin anew')
  },
}

/** A table at this terminal, with its players and the source of its dice. */
export class TerminalTable {
  readonly game: Game
  readonly settings: Settings
  readonly players: readonly string[]
  readonly dice: Dice | null
  /** The game's words. */
  readonly words: Words
  /** Whether all dice follow their commitment; false for a match resumed without its seed. */
  readonly proven: boolean
  /** A player's name. */
  readonly nameOf: (seat: Seat) => string
  readonly #table: Table
  #hadSecrets = false
  /** Whether the match was loaded. In that case, its promises were made elsewhere, and only a receipt from there can list them. */
  readonly #isLoaded: boolean

  /** A new match, or one resumed from a verified record. */
  constructor(
    game: Game,
    settings: Settings,
    players: readonly string[],
    dice: Dice | null,
    words: Words,
    nameOf: (seat: Seat) => string,
    past: MatchRecord | null = null,
  ) {
    this.game = game
    this.words = words
    this.nameOf = nameOf
    this.settings = settings
    this.players = players
    this.dice = dice
    this.#isLoaded = past !== null
    this.proven = dice !== null && (past === null || past.commitment === commitment(dice.seed))
    this.#table = new Table({
      id: 'terminal',
      game,
      settings,
      seats: players.map((player) => (player === 'human' ? { kind: 'open' } : { kind: 'mind', mind: player })),
      public: false,
      clock: null,
      absence: 'answers',
      host: HERE.id,
      seed: dice?.seed ?? NO_SEED,
      createdAt: 0,
      added: dice?.contributions ?? [],
    })
    const { opening, plays } = playsOf(past?.entries ?? [])
    for (const seat of this.humans) this.#recall({ kind: 'sit', seat, guest: HERE.id, name: HERE.name, promise: null })
    this.#recall({ kind: 'start', minds: [], outcomes: opening, ...(game.code !== undefined && { code: game.code }) })
    for (const play of plays) this.#recall(play)
  }

  get match(): Match {
    return this.#table.course!.match
  }

  /** Carries out a request by a person here. Returns null on success, otherwise the rule against it. */
  ask(wish: Wish): Refusal | null {
    try {
      this.#table.perform(grant(this.#table, HERE, wish, CIRCUMSTANCES), Date.now())
      return null
    } catch (error) {
      if (error instanceof Refused && error.rule !== undefined) return { rule: error.rule }
      throw error
    }
  }

  /** Makes an AI's move, taken from `options`. */
  play(seat: Seat, option: unknown): void {
    this.#table.perform({ kind: 'choose', seat, text: write(this.game, this.match.position, option) }, Date.now())
  }

  #recall(step: Step): void {
    this.#table.recall(this.#table.seq + 1, step, Date.now())
  }

  /** A phrase for a seat's player; players are named by number. */
  read(phrase: Phrase, seat: Seat | null): string {
    return plain(phrase, { nameOf: this.nameOf, own: seat === null ? [] : [seat] })
  }

  /** An event in a sentence. */
  say(event: Happened, seat: Seat | null): string {
    return this.read(tellEvent(this.words, event), seat)
  }

  get over(): boolean {
    return node(this.game, this.match.position).kind === 'over'
  }

  get humans(): Seat[] {
    return this.players.flatMap((player, seat) => (player === 'human' ? [seat] : []))
  }

  /** Whether this game hides anything: whether some seat sees or has seen something that a spectator does not. */
  hasSecrets(): boolean {
    const { position } = this.match
    const open = this.game.view(position, null)
    this.#hadSecrets ||= this.players.some((_, seat) => !same(this.game.view(position, seat), open))
    return this.#hadSecrets
  }

  /**
   * Returns the events that a seat (null: a spectator) has seen, with a numbering of their own, because gaps would reveal hidden events.
   */
  log(seat: Seat | null): Seen[] {
    const log: Seen[] = []
    for (const [place, { event }] of this.match.told.entries()) {
      const seen = seenBy(event, seat)
      if (seen !== null) log.push({ number: log.length + 1, place, event: seen })
    }
    return log
  }

  record(): string {
    const { game, settings, players, match, dice, over, proven } = this
    return writeRecord({
      game: game.id,
      version: game.version,
      ...(game.code !== undefined && { code: game.code }),
      ...(game.box !== undefined && { box: game.box }),
      settings,
      players: [...players],
      ...(dice !== null && proven && { commitment: commitment(dice.seed) }),
      contributions: dice !== null && proven ? dice.contributions : [],
      ...(dice !== null && proven && over && { seed: dice.seed }),
      ...(over && { result: resultLine(game, match.position) }),
      entries: match.entries,
    })
  }

  /** Saves the record, and this person's receipt. During the match, the seed is secret and goes into a file of its own, for loading. */
  save(path: string): void {
    writeText(path, this.record())
    this.#saveReceipt(path)
    const beside = seedFile(path)
    if (this.dice !== null && this.proven && !this.over) writeText(beside, `${this.dice.seed}\n`)
    else if (existsSync(beside)) rmSync(beside)
  }

  /** Stores what the first person here saw and did, to compare the record with. Promises from before the first roll stay as they were. */
  #saveReceipt(path: string): void {
    const { dice, humans, proven, match } = this
    const [seat] = humans
    if (dice === null || !proven || seat === undefined || !dice.contributions[seat]) return
    if (this.#isLoaded && !existsSync(receiptFile(path))) return
    const promises = dice.contributions.map((contribution) => (contribution === '' ? null : promiseOf(contribution)))
    const { game, settings } = this
    const plan = { game: game.id, settings, box: game.box }
    const kept = existsSync(receiptFile(path))
      ? readReceipt(readText(receiptFile(path)))
      : { ...newReceipt(plan, seat, commitment(dice.seed), dice.contributions[seat]), promises }
    const own = match.entries.filter((entry) => entry.kind !== 'outcome' && entry.seat === seat)
    const choices = own.flatMap((entry) => (entry.kind === 'choice' ? [entry.text] : []))
    const left = own.some(({ kind }) => kind === 'leave') ? 'resigned' : null
    writeText(
      receiptFile(path),
      writeReceipt({ ...kept, choices, stood: stoodIn(dice.seed, match.entries, seat), left, end: this.over ? this.#end() : null }),
    )
  }

  #end(): Receipt['end'] {
    const { result = '', seal = '', players } = readRecord(this.record())
    return { result, seal, players, bots: [] }
  }
}

/** The file of a person's receipt. */
export const receiptFile = (path: string): string => `${path}.seen`

/** The seed of a game without dice. */
const NO_SEED = '0'.repeat(64)

const seedFile = (path: string): string => `${path}.seed`

/** Loads a record to resume, verified as by `verify`, and its seed if known. */
export function loadRecord(game: Game, path: string): { record: MatchRecord; seed: string | null } {
  const record = readRecord(readText(path))
  if (record.game !== game.id) throw new Misuse(({ wrong }) => wrong.otherGame(path, record.game, game.id))
  const problem = verify(game, record).problems[0]
  if (problem) throw wrongRecord(path, problem)
  const seed = record.seed ?? (existsSync(seedFile(path)) ? readText(seedFile(path)).trim() : null)
  return { record, seed: seed !== null && isSeed(seed) && commitment(seed) === record.commitment ? seed : null }
}
