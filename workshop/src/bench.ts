import type { Language } from '@robodrome/games'
import type { Json, Settings } from '@robodrome/kernel'
import type { Fault } from '@robodrome/reading'
import type * as z from 'zod'
import type { Paper } from './paper/paper.ts'

/** A list of pieces in a game's content, in the order in which the editor shows the lists. */
export interface Pieces {
  /** The field of the content. */
  list: string
  /** The field that names a piece for people. */
  name: string
  /** Whether pieces can be added and removed. */
  grows: boolean
}

/** The generated text of a piece: its header, such as the moment, and its rules text. */
export interface PieceText {
  header: string
  text: string
}

/**
 * Where a value comes from: the printed game, our own design where no source gives it, the author, or the author of the box it was forked
 * from.
 */
export type Source = 'printed' | 'house' | 'yours' | 'theirs'

/** A prepared position in which a piece matters immediately: in play, in the first seat's hand, or where it lies. */
export interface Place {
  id: 'built' | 'hand' | 'duel'
  settings: Settings
  /** The position, in the form that the game's `arrange` reads. */
  position: Json
}

/** A column next to a row of numbers. */
export interface Column {
  title: string
  text: string
}

/** One change that is worth a try. */
export interface Idea {
  title: Readonly<Record<Language, string>>
  path: readonly (string | number)[]
  value: Json
}

/** What the Workshop must know about a game besides its schema. */
export interface Bench {
  game: string
  schema: z.ZodObject
  /** The printed content. */
  printed: Json
  pieces: readonly Pieces[]
  /** Fields of pieces that nobody edits: ids, texts that are generated, and origins. */
  hidden: readonly string[]
  faults(content: Json): Fault[]
  /** A box with one change, as a starting point. */
  idea: Idea
  /**
   * Lists where a fight with a piece can begin, starting with the position where the piece matters soonest. If there is none, only a whole
   * game shows the piece.
   */
  places(list: string, piece: Json, content: Json): readonly Place[]
  /** Fields that a piece may lack but that are not lines of its rules text. */
  notLines: readonly string[]
  /** The fields that together form the only line of a piece. If there are none, the parts that a piece may lack are its lines. */
  singleLine?(list: string, piece: Json): { moment?: string; effect: string; others: readonly string[] } | undefined
  /** A new line or effect with whatever else it needs, such as the name of a card in the box. If omitted, a new one works as it is. */
  filled?(blank: Json, content: Json): Json
  /** The phases in which the pieces of a list take effect, in the order of the game. */
  phases(list: string): readonly string[]
  /** The phases in which a line takes effect; `field` is its path within the piece. */
  phasesOf(list: string, piece: Json, field: readonly (string | number)[]): readonly string[]
  /** Whether a field of a piece has a meaning together with its other fields. If omitted, all fields have one. */
  counts?(piece: Json, field: string): boolean
  /**
   * What results from a row of numbers of a piece, such as a chance, as columns next to it. `field` is the path of the row within the
   * piece.
   */
  follows?(list: string, piece: Json, field: readonly (string | number)[], language: Language): readonly Column[]
  /** The rules text of a piece that matches the schema; null for a piece without text. */
  textOf(list: string, piece: Json, language: Language): PieceText | null
  /** The piece on paper: cards, or those sides of a panel that differ from the printed piece. Without a printed piece, all of it. */
  papersOf(list: string, piece: Json, printed: Json | undefined, language: Language, content: Json): Paper[]
  /** The numbers that a search for fairness may change in a mode, as paths of the lab: those of the pieces that a seat brings. */
  movable(mode: string): readonly { path: string; label: Readonly<Record<Language, string>> }[]
  /** The fields whose values must be equal for pieces to be worth comparing. */
  alike: readonly string[]
  /** The faces of the game's own dice, as symbols, for printing on blank dice. If omitted, the game uses ordinary dice. */
  faces?: readonly string[]
  /** Whether a printed value has a source: the rulebook, or public material. `field` is the path within the piece. */
  isPrinted(list: string, piece: Json, field: readonly (string | number)[]): boolean
}
