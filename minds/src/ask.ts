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
 * A question as plain data, for a mind in another thread. Its position is imagined, not the real one, so nothing the seat may
 * not know ever leaves the table.
 */
export type Puzzle = {
  game: string
  box?: PackedBox
  settings: Settings
  seat: Seat
  position: Position
  /** Nothing had to be drawn for the position: it is the only one that looks like this to the seat. */
  open?: true
  seed: number
  line?: Line
}

/** Puts a question to a seat that is asked; `luck` is the mind's, never the table's, and `line` what it said that it meant to do. */
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

/** The same question with fewer options, by their texts: what is thought about less is known better. */
export const among = (question: Question, texts: readonly string[]): Question =>
  changed(question, { options: question.options.filter(({ text }) => texts.includes(text)) })

/** The same question, in which a mind that thinks in plans weighs a plan that somebody made. */
export const weighing = (question: Question, plan: unknown): Question => changed(question, { weigh: plan })

const changed = (question: Question, changes: Partial<Question>): Question => ({
  ...question,
  get view() {
    return question.view
  },
  ...changes,
})

/** Its view is made when somebody looks at it, and few minds do. */
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

/** Milliseconds from whenever it likes: how the time of a budget is measured. */
export type Clock = () => number

/** Thinks until the budget is spent or nothing is left to think about. */
export function decide(mind: Mind, question: Question, budget: Budget, now: Clock = Date.now): Decision {
  const thought = mind.think(question)
  thinkOn(thought, until(budget, now), Infinity)
  return thought.decision()
}

/** How long `decideInSlices` thinks between two pauses, in milliseconds. */
const SLICE = 12

/**
 * The same for a thread that must also listen: pauses every few milliseconds, and ends early, with what it has by then, when
 * told to. `pause` lets messages in: `() => new Promise((resolve) => setTimeout(resolve))`.
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

/** What is left of a budget: playouts, and the time at which it ends. */
type Limit = { playouts: number; end: number; now: Clock }

function until({ ms, playouts }: Budget, now: Clock): Limit {
  return { playouts: playouts ?? (ms === undefined ? DEFAULT_PLAYOUTS : Infinity), end: now() + (ms ?? Infinity), now }
}

/** Without any budget. */
const DEFAULT_PLAYOUTS = 1000

/** Thinks for at most so many milliseconds; whether there is anything left to do. */
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

/** What a mind in this seat would choose in a real position, of which it gets to know only what the seat may. */
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
