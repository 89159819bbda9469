import {
  options,
  packed,
  quickLuck,
  write,
  type Any,
  type Game,
  type Json,
  type Luck,
  type PackedBox,
  type Position,
  type Seat,
  type Settings,
  type Stream,
} from '@robodrome/kernel'
import type { Budget, Decision, Line, Mind, Option, Question, Thought } from './mind.ts'

/**
 * A question as plain data, for a mind in another thread. Its position is an imagined one, so nothing hidden from the seat ever leaves the
 * table.
 */
export type Puzzle = {
  game: string
  box?: PackedBox
  settings: Settings
  seat: Seat
  position: Position
  /** Whether the position hides nothing from the seat, so that no other position looks like this one. */
  open?: true
  seed: number
  line?: Line
}

/**
 * Packs the question to a seat for a mind. `luck` belongs to the mind, never to the table. `line` is the plan that the mind announced
 * earlier.
 */
export function pose<G extends Position>(game: Game<G>, settings: Settings, g: G, seat: Seat, luck: Stream, line?: Line): Puzzle {
  let draws = 0
  const counted: Stream = {
    below(n) {
      draws++
      return luck.below(n)
    },
  }
  const position = game.imagine(g, seat, counted)
  const box = packed(game)
  return {
    game: game.id,
    ...(box && { box }),
    settings,
    seat,
    position,
    ...(draws === 0 && { open: true }),
    seed: luck.below(2 ** 32),
    ...(line && { line }),
  }
}

export const questionOf = <G extends Position>(game: Game<G>, puzzle: Puzzle): Question<G> => new PosedQuestion(game, puzzle)

/** Asks the same question with fewer options, given by their texts, so that each gets more of the budget. */
export const among = (question: Question, texts: readonly string[]): Question =>
  changed(question, { options: question.options.filter(({ text }) => texts.includes(text)) })

/** Adds a plan to a question: a mind that thinks in plans compares it with its own. */
export const weighing = (question: Question, plan: unknown): Question => changed(question, { weigh: plan })

const changed = (question: Question, changes: Partial<Question>): Question => ({
  ...question,
  get view() {
    return question.view
  },
  ...changes,
})

/** The view is computed on first use, because few minds need it. */
class PosedQuestion<G extends Position> implements Question<G> {
  readonly game: Game<G>
  readonly settings: Settings
  readonly seat: Seat
  readonly options: readonly Option[]
  readonly luck: Luck & Stream
  readonly line?: Line
  readonly open?: G
  readonly #position: G

  constructor(game: Game<G>, { settings, seat, position, open, seed, line }: Puzzle) {
    this.game = game
    this.settings = settings
    this.seat = seat
    this.#position = position as G
    this.options = options(game, position, seat).map((value) => ({ value, text: write(game, position, value) }))
    this.luck = quickLuck(seed)
    if (line !== undefined) this.line = line
    if (open === true) this.open = this.#position
  }

  get view(): Json {
    return this.game.view(this.#position, this.seat) as Json
  }

  readonly imagine = (by: Stream = this.luck): G => this.game.imagine(this.#position, this.seat, by)
}

/** Milliseconds from an arbitrary start, to measure the time of a budget. */
export type Clock = () => number

/** Thinks until the budget is spent or the search is finished. */
export function decide(mind: Mind, question: Question, budget: Budget, now: Clock = Date.now): Decision {
  const thought = mind.think(question)
  thinkOn(thought, until(budget, now), Infinity)
  return thought.decision()
}

/** How many milliseconds `decideInSlices` thinks between two pauses. */
const SLICE = 12

/**
 * Thinks like `decide`, in a thread that must also stay responsive. It pauses every few milliseconds, and on `stop` returns its best result
 * so far. `pause` lets messages in: `() => new Promise((resolve) => setTimeout(resolve))`.
 */
export async function decideInSlices(
  mind: Mind,
  question: Question,
  budget: Budget,
  pause: () => Promise<unknown>,
  stop: { readonly aborted: boolean },
): Promise<Decision> {
  const thought = mind.think(question)
  const limit = until(budget, Date.now)
  while (!stop.aborted && thinkOn(thought, limit, SLICE)) await pause()
  return thought.decision()
}

/** What remains of a budget: the playouts left, and the time at which it ends. */
type Limit = { playouts: number; end: number; now: Clock }

function until({ ms, playouts }: Budget, now: Clock): Limit {
  return { playouts: playouts ?? (ms === undefined ? DEFAULT_PLAYOUTS : Infinity), end: now() + (ms ?? Infinity), now }
}

/** The number of playouts if no budget is set. */
const DEFAULT_PLAYOUTS = 1000

/** Thinks for at most this many milliseconds. Returns whether there is anything left to do. */
function thinkOn(thought: Thought, limit: Limit, ms: number): boolean {
  const pause = limit.now() + ms
  while (limit.playouts > 0 && thought.further()) {
    limit.playouts--
    const now = limit.now()
    if (now >= limit.end) return false
    if (now >= pause) return limit.playouts > 0
  }
  return false
}

/** Returns the choice of a mind in a real position. The mind learns only what its seat may know. */
export function ask(
  mind: Mind,
  game: Game,
  settings: Settings,
  g: Any,
  seat: Seat,
  luck: Stream,
  budget: Budget,
  { now = Date.now, line }: { now?: Clock; line?: Line | undefined } = {},
): Decision {
  return decide(mind, questionOf(game, pose(game, settings, g, seat, luck, line)), budget, now)
}
