import { tryOut } from '@robodrome/games'
import { options, quickLuck, write, type Entry, type Game, type Json, type Position, type Seat, type Settings } from '@robodrome/kernel'
import { courseOf, guessedCourse, type Course } from '@robodrome/lab/course'
import { answerTo, Refused } from '@robodrome/table'
import type { Line } from '@robodrome/minds'
import type { Payer } from './fair-queue.ts'

/** A question about a position, as a seat (or an onlooker) puts it. */
export interface Question {
  seat: Seat | null
  kind: string
  args: Json
}

/** A mind's move in the notation of the game, and what it means to do next, if it said so. */
export interface Chosen {
  text: string
  line?: Line
}

/** What a mind is asked: on an imagined position, so that nothing a seat may not know can reach it; how long at most, and what it meant to do when it was asked last. */
export interface Asked {
  mind: string
  game: Game
  settings: Settings
  imagined: Position
  seat: Seat
  ms: number
  line?: Line | undefined
}

/** Works out what takes long: minds' moves, answers to people's questions, and how matches went. */
export interface Thinker {
  /** Minds by name, the first the one that fills in. */
  names: readonly string[]
  /** Those that people may choose from, weakest first. */
  offered: readonly string[]
  choose(asked: Asked, payer: Payer): Promise<Chosen>
  /** See `answerTo`; the position is the thinker's to keep. */
  answer(game: Game, position: Position, question: Question, payer: Payer): Promise<Json>
  /** See `courseOf`. */
  course(game: Game, settings: Settings, entries: readonly Entry[]): Promise<Course | null>
  /** See `guessedCourse`. */
  guessedCourse(game: Game, settings: Settings, entries: readonly Entry[]): Promise<number[][] | null>
  /** Plays a few games with a box; refused if one cannot be played to its end. */
  tryBox(game: Game, payer: Payer): Promise<void>
  close(): Promise<void>
}

/** What is told of a box with which games break or do not end. */
export const unplayable = (error: unknown): Refused =>
  new Refused('malformed', `box: games with it cannot be played to their end (${error instanceof Error ? error.message : String(error)})`)

/** Chooses any option, each as likely as the others, and answers at once. */
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
  async tryBox(game) {
    try {
      tryOut(game)
    } catch (error) {
      throw unplayable(error)
    }
  },
  close: async () => {},
})
