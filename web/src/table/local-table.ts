import { quickLuck, type Entry, type Game, type Json, type Seat } from '@robodrome/kernel'
import { decide, minds, pose, questionOf } from '@robodrome/minds'
import {
  answerTo,
  type Draft,
  Course,
  type Fault,
  type Play,
  guessChances,
  type Sitting,
  type Snapshot,
  snapshotOf,
} from '@robodrome/table'
import { momentsOf, type Moment } from './moments.ts'
import type { SavedTable } from './saved.ts'

/** How long a program thinks about one choice, in milliseconds. */
const BUDGET = { ms: 600 }

const refusal = (rule: string): Fault => ({ code: 'rule', message: rule, rule })

/** A table in this browser: the kernel, the game and its programs behind the same snapshots as a table on a server. */
export class LocalTable {
  readonly #game: Game
  readonly #saved: SavedTable
  readonly #course: Course
  readonly #changed: () => void
  #seat: Seat | null
  #since = 0
  #thinking = false
  #chances: { entries: number; chances: number[] }[] = []

  constructor(game: Game, saved: SavedTable, changed: () => void) {
    this.#game = game
    this.#saved = saved
    this.#changed = changed
    this.#course = courseOf(game, saved)
    saved.opening ??= [...this.#course.opening]
    this.#seat = this.#own()[0] ?? null
    this.#guess()
    for (const play of saved.plays) {
      this.#course.recall(this.#course.seq + 1, play)
      this.#guess()
    }
    this.#seat = this.#own().find((seat) => this.#course.match.asked().includes(seat)) ?? this.#seat
  }

  /** The table as it is to be kept. */
  saved(): SavedTable {
    const over = this.#course.isOver()
    const result = over ? this.#game.result(this.#course.match.position) : null
    return { ...this.#saved, changed: Date.now(), asked: [...this.#course.match.asked()], over, result }
  }

  /** What is new since the last one. */
  snapshot(): Snapshot {
    const watcher = { own: this.#own(), host: true, seat: this.#seat, since: this.#since, chatSince: 0 }
    const found = snapshotOf(this.#sitting(), watcher)
    this.#since = found.seq
    return found
  }

  /** Looks through another seat's eyes: from here on everything is told anew. */
  look(seat: Seat | null): void {
    this.#seat = seat
    this.#since = 0
  }

  do(ask: Draft<Play>): Fault | null {
    const done = this.#course.play(this.#course.seq + 1, ask)
    if ('rule' in done) return refusal(done.rule)
    this.#saved.plays.push(done)
    this.#guess()
    this.#changed()
    return null
  }

  ask(kind: string, args: Json): Json {
    return answerTo(this.#game, this.#course.match.position, this.#seat, kind, args)
  }

  /** Each seat's chance to win after each step, guessed from what the seat at the screen knows. */
  chances(): number[][] {
    return this.#chances.map(({ chances }) => chances)
  }

  entries(): readonly Entry[] {
    return this.#course.match.entries
  }

  /** While the match is on only what the seat saw; afterwards everything may be seen. */
  moments(): Moment[] {
    const moments = momentsOf(this.#game, this.#saved.settings, this.entries(), this.#seat, this.#saved.from)
    return this.#course.isOver() ? moments : moments.map((moment) => ({ ...moment, chances: null }))
  }

  record(): string {
    return this.#course.record(this.#saved.seats.map(({ name }) => name))
  }

  /** What a mind would choose for the seat, as a hint, with its reasons. */
  hint(): Json {
    const seat = this.#seat
    if (seat === null || !this.#course.match.asked().includes(seat)) return null
    return this.#think(Object.keys(minds).at(-1)!, seat) as unknown as Json
  }

  /** Lets programs choose while they are asked; `pause` lets messages in between. */
  async run(pause: () => Promise<unknown>): Promise<void> {
    if (this.#thinking) return
    this.#thinking = true
    for (let seat = this.#nextMind(); seat !== undefined; seat = this.#nextMind()) {
      await pause()
      const seq = this.#course.seq
      if (this.#nextMind() !== seat) continue
      const { text } = this.#think(this.#mindOf(seat)!, seat).option
      if (this.#course.seq === seq) this.do({ kind: 'choose', seat, text })
    }
    this.#thinking = false
  }

  #think(mind: string, seat: Seat) {
    const { game, settings, position, entries } = this.#course.match
    const luck = quickLuck(Number.parseInt(this.#saved.secret.seed.slice(0, 8), 16), entries.length * 8 + seat)
    const puzzle = pose(game, settings, position, seat, luck)
    return decide(minds[mind] ?? Object.values(minds)[0]!, questionOf(game, puzzle), BUDGET)
  }

  #guess(): void {
    const { position, entries } = this.#course.match
    this.#chances = this.#chances.filter((each) => each.entries < entries.length)
    const chances = guessChances(this.#game, position, this.#seat, quickLuck(entries.length + 1))
    if (chances !== null) this.#chances.push({ entries: entries.length, chances })
  }

  #mindOf(seat: Seat): string | undefined {
    const found = this.#saved.seats[seat]
    return found?.kind === 'mind' ? found.mind : undefined
  }

  #nextMind(): Seat | undefined {
    return this.#course.match.asked().find((seat) => this.#mindOf(seat) !== undefined)
  }

  #own(): Seat[] {
    return this.#saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  #sitting(): Sitting {
    const { settings, seats, secret } = this.#saved
    const left = new Set(this.entries().flatMap((entry) => (entry.kind === 'leave' ? [entry.seat] : [])))
    return {
      table: 'local',
      game: this.#game,
      settings,
      phase: this.#course.isOver() ? 'over' : 'playing',
      public: false,
      clockRules: null,
      seats: seats.map(({ kind, name }, seat) => ({ kind, name, holder: null, connected: true, left: left.has(seat), clock: null })),
      watching: 0,
      seq: this.#course.seq,
      course: this.#course,
      dice: {
        commitment: this.#course.commitment,
        promises: seats.map(() => null),
        contributions: [...secret.contributions],
        closed: true,
        redrawn: 0,
        seed: this.#course.isOver() ? secret.seed : null,
      },
      chat: [],
      rematch: null,
    }
  }
}

function courseOf(game: Game, { settings, secret, opening, from }: SavedTable): Course {
  const saved = from && { seq: 1, position: from, fallen: 0, entries: [], told: [], seqs: [], retracted: [] }
  return new Course(game, settings, { ...secret, scheme: 2 }, 1, opening ?? [], saved)
}
