import type { Json, Seat, Settings } from '@robodrome/kernel'
import type { Exercise } from '@robodrome/table'
import { cell, STAGE } from './lesson.ts'

/** Parts of a board, as CSS selectors. The picture shows all of them and the area in between. */
export type Focus = readonly string[]

/** A real position, the choices made after it, and the part of the board to show. */
export interface Drawing {
  position: Json
  moves?: readonly (readonly [Seat, string])[]
  part: 'stage' | 'desk'
  /** The parts that the text mentions, which must be readable in the small picture. */
  focus: Focus
  /** A chosen, unconfirmed move, whose effect the board previews. */
  chosen?: string
  /** The kind of event to show, among those of the last move. If omitted, the picture shows the position after the move. */
  shows?: string
}

/** A picture of a turn. Its text is found by its id. */
export interface Picture extends Drawing {
  id: string
}

/** How a game is taught: with its board, drawn small. Its words are in `words/LANGUAGE/learning.ts`. */
export interface Learning {
  /** A turn in six pictures from one example. */
  turn: { settings: Settings; pictures: readonly Picture[] }
  /** The opponent of the guided battle. */
  rival: { settings: Settings; picture: Drawing }
  /** Where to look in an exercise, by its theme. */
  focus: Readonly<Record<string, (seat: Seat) => Focus>>
  /** The theme of an exercise; it must be one that has texts. */
  themeOf(exercise: Exercise): string
  /** The worked examples of the rulebook, compiled from scenarios. */
  examples(): Promise<{ default: unknown }>
}

/** All spaces of a board between two corners. */
export const between = (corner: string, to: string): Focus => [cell(corner), cell(to)]
/** All spaces. */
export const SPACES: Focus = [`${STAGE} [data-cell]`]
