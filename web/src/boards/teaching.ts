import type { Json, Seat, Settings } from '@robodrome/kernel'
import type { Exercise } from '@robodrome/table'
import { cell, STAGE } from './lesson.ts'

/** Parts of a board by CSS selectors: all of them, and what lies between, are what is to be seen. */
export type Focus = readonly string[]

/** A real position, what was chosen in it since, and the part of the board that is shown. */
export interface Drawing {
  position: Json
  moves?: readonly (readonly [Seat, string])[]
  part: 'stage' | 'desk'
  /** What of it the words speak of, so that it can be read in small. */
  focus: Focus
  /** A move that is chosen but not made: the board shows what it would do. */
  chosen?: string
}

/** One picture of a turn. Its words stand under its id. */
export interface Picture extends Drawing {
  id: string
}

/** How a game is taught: its board, drawn small. Its words are in `words/LANGUAGE/learning.ts`. */
export interface Learning {
  /** A turn in six pictures of one example. */
  turn: { settings: Settings; pictures: readonly Picture[] }
  /** The opponent of the guided battle. */
  rival: { settings: Settings; picture: Drawing }
  /** What to look at in an exercise, by its theme. */
  focus: Readonly<Record<string, (seat: Seat) => Focus>>
  /** What an exercise is about, of the themes that the words know. */
  themeOf(exercise: Exercise): string
  /** The worked examples of the rulebook, made of scenarios when the page is built. */
  examples(): Promise<{ default: unknown }>
}

/** Spaces of a board from corner to corner. */
export const between = (corner: string, to: string): Focus => [cell(corner), cell(to)]
/** All spaces. */
export const SPACES: Focus = [`${STAGE} [data-cell]`]
