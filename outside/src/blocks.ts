import type { Seat } from '@robodrome/kernel'
import type { Phrase } from '@robodrome/phrases'

/** A die: its face, or null while it is hidden. `mark` highlights it, for example as a die that counts for a bid. */
export type DieBlock = { face: number | null; mark?: boolean }

/**
 * A card or piece. If it has no text, it lies face down. `label` is what it is, in small type; `about` is shown when it is pressed. `move`
 * is the option, in the game's notation, that a player chooses by pressing it. With `moves`, the player presses the card and then one of
 * those that are legal. `tone` highlights a card, or shows it as lost.
 */
export type CardBlock = {
  label?: Phrase
  text?: Phrase
  about?: Phrase
  move?: string
  moves?: readonly string[]
  tone?: 'marked' | 'gone'
}

/**
 * A square: the text on it, and the seat that owns it. `move` is chosen by pressing the square. `moves` are those of the piece on it: the
 * player presses the piece, then the square it moves to.
 */
export type SquareBlock = {
  text?: string
  seat?: Seat
  tone?: 'water' | 'marked'
  move?: string
  moves?: readonly { to: readonly [row: number, column: number]; move: string }[]
  name: Phrase
}

/** A part of the default board. With `seat`, the part belongs to that player. */
export type Block =
  | { kind: 'dice'; title: Phrase; seat?: Seat; dice: readonly DieBlock[] }
  | { kind: 'hand'; title: Phrase; seat?: Seat; cards: readonly CardBlock[] }
  | { kind: 'piles'; title: Phrase; seat?: Seat; piles: readonly { title: Phrase; count: number; top?: CardBlock }[] }
  | { kind: 'grid'; title: Phrase; rows: readonly (readonly SquareBlock[])[] }
  | { kind: 'track'; title: Phrase; length: number; marks: readonly { at: number; seat?: Seat; text: Phrase }[] }
  | { kind: 'counters'; title: Phrase; seat?: Seat; counters: readonly { title: Phrase; value: number; of?: number }[] }
  | { kind: 'text'; title: Phrase; text: Phrase }
  /** The view as lines of text, as in a terminal. A game without `show` gets this block. */
  | { kind: 'drawing'; lines: readonly string[] }

/**
 * A view as blocks, in a language, for the default board. The function receives only the view, so it cannot show anything that the seat
 * must not know.
 */
export type Show = (view: never, language: 'en' | 'de') => readonly Block[]
