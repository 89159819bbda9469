import { tryOut } from '@robodrome/games'
import { options, quickLuck, write, type Entry, type Game, type Json, type Position, type Seat, type Settings } from '@robodrome/kernel'
import { courseOf, guessedCourse, type Course } from '@robodrome/lab/course'
import { lookBack, type Ended, type LookedBack } from '@robodrome/mcp/look-back'
import { answerTo, Refused } from '@robodrome/table'
import type { Line } from '@robodrome/minds'
import type { Payer } from './fair-queue.ts'
import { siteSays } from '@robodrome/protocol/says'

/** A question about a position, from a seat or a spectator. */
export interface Question {
  seat: Seat | null
  kind: string
  args: Json
}

/** A mind's move in the game's notation, and its planned next moves, if it gave any. */
export interface Chosen {
  text: string
  line?: Line
}

/**
 * The input of a mind: an imagined position, which contains nothing that its seat may not know, the time limit, and the mind's earlier
 * plan.
 */
export interface Asked {
  mind: string
  game: Game
  settings: Settings
  imagined: Position
  seat: Seat
  ms: number
  line?: Line | undefined
}

/** Runs long computations: AI moves, answers to questions, and match reviews. */
export interface Thinker {
  /** Minds by name. The first one is the stand-in. */
  names: readonly string[]
  /** The levels that people may choose, weakest first. */
  offered: readonly string[]
  choose(asked: Asked, payer: Payer): Promise<Chosen>
  /** See `answerTo`. The thinker may modify the position. */
  answer(game: Game, position: Position, question: Question, payer: Payer): Promise<Json>
  /** See `courseOf`. */
  course(game: Game, settings: Settings, entries: readonly Entry[]): Promise<Course | null>
  /** See `guessedCourse`. */
  guessedCourse(game: Game, settings: Settings, entries: readonly Entry[]): Promise<number[][] | null>
  /** See `lookBack`. */
  lookBack(match: Ended, payer: Payer): Promise<LookedBack>
  /** Plays a few games with a box. Refused if one does not end. */
  tryBox(game: Game, payer: Payer): Promise<void>
  close(): Promise<void>
}

/** Makes the refusal of a box whose games fail or do not end. */
export const unplayable = (error: unknown): Refused =>
  new Refused('malformed', siteSays('unplayableBox', { why: error instanceof Error ? error.message : String(error) }))

/** Chooses uniformly at random, and answers at once. */
export const randomThinker = (luck = quickLuck(Date.now())): Thinker => ({
  names: ['random'],
  offered: ['random'],
  async choose({ game, imagined, seat }) {
    const legal = options(game, imagined, seat)
    return { text: write(game, imagined, legal[luck.below(legal.length)]) }
  },
  answer: async (game, position, { seat, kind, args }) => answerTo(game, position, seat, kind, args),
  course: async (game, settings, entries) => courseOf(game, settings, entries),
  guessedCourse: async (game, settings, entries) => guessedCourse(game, settings, entries),
  lookBack: (match) => lookBack(match),
  async tryBox(game) {
    try {
      tryOut(game)
    } catch (error) {
      throw unplayable(error)
    }
  },
  close: async () => {},
})
