import type * as board from '@robodrome/board'
import type * as kernel from '@robodrome/kernel'
import type { Game, Position, Seat } from '@robodrome/kernel'
import type * as phrases from '@robodrome/phrases'
import type { Words } from '@robodrome/phrases'
import type { Show } from './blocks.ts'
import type { Steppers } from './hosted/terms.ts'

/** What Robodrome passes to a package. A package must not bring its own kernel, because its events and errors would be lost. */
export interface Api {
  version: number
  kernel: typeof kernel
  phrases: typeof phrases
  board: typeof board
}

/** What a package returns: the game, its words by language, and what the default board draws. */
export interface Handshake {
  game: Game
  words: { en: Words; de?: Words }
  show?: Show
  /** Options that a page presents as numbers to set: for each kind, the numbers in them and their names. */
  steppers?: Steppers
  /**
   * The chances that the game states to a seat about hidden facts. The proof checks each of them against all worlds that the seat considers
   * possible.
   */
  claims?(g: Position, seat: Seat): readonly { about: string; chance: number; holds(world: Position): boolean }[]
}

/** The default export of a package's entry. */
export type Define = (api: Api) => Handshake
