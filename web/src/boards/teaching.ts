import type { Json, Seat, Settings } from '@robodrome/kernel'
import type { Exercise } from '@robodrome/table'
import { cell, STAGE } from './lesson.ts'

/** Parts of a board by CSS selectors. The picture shows all of them and the area between. */
export type Focus = readonly string[]

/** A real position, the choices made since, and the part of the board to show. */
export interface Drawing {
  position: Json
  moves?: readonly (readonly [Seat, string])[]
  part: 'stage' | 'desk'
  /** The parts that the text mentions, which must be readable in the small picture. */
  focus: Focus
  /** A chosen, unconfirmed move: the board previews its effect. */
  chosen?: string
  /** The kind of event to show, among those of the last move. Without it the picture shows the position after the move. */
  shows?: string
}

/** A picture of a turn. Its text is under its id. */
export interface Picture extends Drawing {
  id: string
}

/** How a game is taught: its board, drawn small. Its words are in `words/LANGUAGE/learning.ts`. */
export interface Learning {
  /** A turn in six pictures of one example. */
  turn: { settings: Settings; pictures: readonly Picture[] }
  /** The opponent of the guided battle. */
  rival: { settings: Settings; picture: Drawing }
  /** Where to look in an exercise, by its theme. */
  focus: Readonly<Record<string, (seat: Seat) => Focus>>
  /** The theme of an exercise, among those with texts. */
  themeOf(exercise: Exercise): string
  /** The worked examples of the rulebook, compiled from scenarios. */
  examples(): Promise<{ default: unknown }>
}

/** Spaces of a board from corner to corner. */
export const between = (corner: string, to: string): Focus => [cell(corner), cell(to)]
/** All spaces. */
export const SPACES: Focus = [`${STAGE} [data-cell]`]
