import { quickLuck, type Entry, type Game, type Json, type Seat } from '@robodrome/kernel'
import {
  adviceOf,
  adviser,
  budgetFor,
  decide,
  minds,
  Patience,
  pose,
  questionOf,
  standIn,
  type Advice,
  type Budget,
  type Line,
  type Mind,
} from '@robodrome/minds'
import {
  answerTo,
  type Circumstances,
  type Course,
  grant,
  guessChances,
  sittingOf,
  type Snapshot,
  snapshotOf,
  type Step,
  Table,
  type Wish,
} from '@robodrome/table'
import type { Guess } from './chance-history.ts'
import type { Posed } from './jobs/hints.ts'
import { momentsOf, type Moment } from './moments.ts'
import { beginning, HERE, randomHex, type LocalSeat, type SavedTable } from './saved.ts'

/** In a guided battle, the AI plays the same every time, on any device. */
const GUIDED: Budget = { playouts: 60 }

/** The circumstances of a table on this device: AI opponents play from the start, and nobody is ever away. */
const CIRCUMSTANCES: Circumstances = {
  minds: [standIn.id, ...Object.keys(minds)],
  isAway: () => false,
  now: Date.now,
  newSeed: () => randomHex(32),
}

/** A table in this browser: kernel, game and AI opponents, which provides the same snapshots as a server's table. */
export class LocalTable {
  readonly #game: Game
  readonly #saved: SavedTable
  readonly #table: Table
  readonly #changed: () => void
  #seat: Seat | null
  #since = 0
  #thinking = false
  /** The AI opponents' plans. Each AI checks whether its plan still applies. */
  readonly #lines = new Map<Seat, Line>()
  /** Plans from hints, by seat; each hint checks whether its plan still applies. */
  readonly #advised = new Map<Seat, Line>()
  #chances: Guess[] = []
  /** Whether the time played is known. */
  readonly #isTimed: boolean

  constructor(game: Game, saved: SavedTable, changed: () => void) {
    this.#game = game
    this.#saved = saved
    this.#changed = changed
    this.#table = tableOf(game, saved)
    this.#seat = this.#own()[0] ?? null
    this.#isTimed = saved.steps.length === 0 || saved.played !== undefined
    if (saved.steps.length === 0) for (const step of beginning(saved.seats, [])) saved.steps.push(this.#table.perform(step, Date.now()))
    // Estimates for earlier steps are not stored but computed again, so that the history of chances survives a reload.
    const now = Date.now()
    for (const step of saved.steps.slice(this.#table.seq)) {
      // Nobody played while it was closed, so its start is shifted to match the time played.
      this.#table.recall(this.#table.seq + 1, step, step.kind === 'start' ? now - (saved.played ?? 0) : now)
      if (this.#table.course !== null) this.#guess()
    }
    this.#guess()
    this.#seat = this.#own().find((seat) => this.#course.match.asked().includes(seat)) ?? this.#seat
  }

  get #course(): Course {
    return this.#table.course!
  }

  /** The table in its saved form. */
  saved(): SavedTable {
    const over = this.#course.isOver()
    const result = over ? this.#game.result(this.#course.match.position) : null
    const { begunAt, playedAt } = this.#table
    const played = this.#isTimed ? { played: playedAt! - begunAt! } : {}
    return { ...this.#saved, ...played, changed: Date.now(), asked: [...this.#course.match.asked()], over, result }
  }

  /** The changes since the last call. */
  snapshot(): Snapshot {
    const watcher = { own: this.#own(), host: true, seat: this.#seat, since: this.#since }
    const sitting = sittingOf(this.#table, { isHere: () => true, watching: 0, now: Date.now() })
    // On one device, nobody arrives, leaves or chats through the table.
    const took = this.#isTimed ? sitting.took : null
    const found = snapshotOf({ ...sitting, took, comings: [], chat: [] }, watcher)
    this.#since = found.seq
    return found
  }

  /** Shows another seat's view; after this, all events are sent again. */
  look(seat: Seat | null): void {
    this.#seat = seat
    this.#since = 0
  }

  /** Carries out a request by the person here. Throws Refused with the reason if it is not allowed. */
  do(wish: Wish): void {
    this.#keep(this.#table.perform(grant(this.#table, { id: HERE, name: '' }, wish, CIRCUMSTANCES), Date.now()))
  }

  #keep(step: Step): void {
    this.#saved.steps.push(step)
    this.#guess()
    this.#changed()
  }

  ask(kind: string, args: Json): Json {
    return answerTo(this.#game, this.#course.match.position, this.#seat, kind, args)
  }

  /** Each seat's win chance after each step, estimated from what the seat on screen knows. */
  chances(): readonly Guess[] {
    return this.#chances
  }

  entries(): readonly Entry[] {
    return this.#course.match.entries
  }

  /** During the match, only what the seat has seen; afterwards, everything. */
  moments(): Moment[] {
    const moments = momentsOf(this.#game, this.#saved.settings, this.entries(), this.#seat, this.#saved.from)
    return this.#course.isOver() ? moments : moments.map((moment) => ({ ...moment, chances: null }))
  }

  record(): string {
    return this.#course.record(this.#saved.seats.map(({ name }) => name))
  }

  /** A mind's choice for the seat, as a hint. */
  hint(): Advice | null {
    const seat = this.#seat
    if (seat === null || !this.#course.match.asked().includes(seat)) return null
    const decision = this.#think(adviser, seat, budgetFor(adviser), this.#advised.get(seat))
    // Advice about a plan of several moves covers all of it: the next hint continues it, as the AI itself would.
    if (decision.line !== undefined) this.#advised.set(seat, decision.line)
    return adviceOf(decision)
  }

  /** The question to the seat as it could imagine it; null if it does not have to choose. */
  posed(): Posed | null {
    const { game, settings, position, entries } = this.#course.match
    const seat = this.#seat
    if (seat === null || !this.#course.match.asked().includes(seat)) return null
    const names = this.#saved.seats.map(({ name }) => name)
    return { game, settings, position: game.imagine(position, seat, quickLuck(entries.length)), seat, names, entries: entries.length }
  }

  /** Lets AI opponents choose while it is their turn. `pause` lets messages in between. */
  async run(pause: () => Promise<unknown>): Promise<void> {
    if (this.#thinking) return
    this.#thinking = true
    const patience = new Patience()
    for (let seat = this.#nextMind(); seat !== undefined; seat = this.#nextMind()) {
      await pause()
      const seq = this.#course.seq
      if (this.#nextMind() !== seat) continue
      const begun = Date.now()
      const mind = minds[this.#mindOf(seat)!] ?? standIn
      const ms = Math.min(budgetFor(mind).ms ?? Infinity, patience.share())
      const { option, line } = this.#think(mind, seat, this.#saved.guided ? GUIDED : { ms }, this.#lines.get(seat))
      patience.spend(Date.now() - begun)
      if (line !== undefined) this.#lines.set(seat, line)
      const { text } = option
      if (this.#course.seq === seq) this.#keep(this.#table.perform({ kind: 'choose', seat, text }, Date.now()))
    }
    this.#thinking = false
  }

  #think(mind: Mind, seat: Seat, budget: Budget, line?: Line) {
    const { game, settings, position, entries } = this.#course.match
    const luck = quickLuck(Number.parseInt(this.#saved.seed.slice(0, 8), 16), entries.length * 8 + seat)
    const puzzle = pose(game, settings, position, seat, luck, line)
    return decide(mind, questionOf(game, puzzle), budget)
  }

  #guess(): void {
    const { position, entries } = this.#course.match
    this.#chances = this.#chances.filter(({ seq }) => seq < entries.length)
    const chances = guessChances(this.#game, position, this.#seat, quickLuck(entries.length + 1))
    if (chances !== null) this.#chances.push({ seq: entries.length, chances })
  }

  #mindOf(seat: Seat): string | undefined {
    return this.#table.chairs[seat]?.mind ?? undefined
  }

  #nextMind(): Seat | undefined {
    return this.#course.match.asked().find((seat) => this.#mindOf(seat) !== undefined)
  }

  #own(): Seat[] {
    if (this.#saved.sent) return []
    return this.#saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }
}

function tableOf(game: Game, { settings, seats, seed, from }: SavedTable): Table {
  const planned = seats.map((seat: LocalSeat) => (seat.kind === 'mind' ? seat : { kind: 'open' as const }))
  return new Table({
    id: 'local',
    game,
    settings,
    seats: planned,
    public: false,
    clock: null,
    absence: 'answers',
    host: HERE,
    seed,
    createdAt: 0,
    from,
  })
}
