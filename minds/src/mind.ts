import type { Any, Game, Json, Luck, Position, Seat, Settings, Stream } from '@robodrome/kernel'

/** An option of the seat, and its text in the game's notation. */
export type Option = { value: unknown; text: string }

/**
 * A question to a mind. Nothing in it depends on facts that the seat may not know. It does not contain the real position; `imagine` draws
 * positions that look the same to the seat.
 */
export interface Question<G extends Position = Any> {
  game: Game<G>
  settings: Settings
  seat: Seat
  /** The seat's view. */
  view: Json
  /** The seat's options, at least one. */
  options: readonly Option[]
  /** The plan that the mind announced when it was last asked. */
  line?: Line
  /** A complete plan from a player: a mind that thinks in plans compares it with its own. */
  weigh?: unknown
  /** The mind's own luck. With the same view, luck and budget, the answer is the same. */
  luck: Luck & Stream
  /** The position itself if nothing in it is hidden from the seat. The mind must not change it. */
  open?: G
  /**
   * Makes a possible complete position in which the seat is asked this question, drawn with this luck or the mind's own. The caller may
   * change it.
   */
  imagine(luck?: Stream): G
}

/**
 * An option's expected value for the seat, from 0 (lost) to 1 (won), and its share of the thinking. `error` is the standard error of its
 * distance from the best option (for the best option itself, the standard error of its value); null if unknown. `as` names an option with
 * the same effect for now that was searched in its place.
 */
export type Reason = { text: string; value: number; error: number | null; share: number; as?: string }

/** One move in the game's notation. */
export type Move = { seat: Seat; text: string }

/** A plan for a question that is answered move by move: an identifier of the question, all moves, and the expected value. */
export type Line = { moment: string; moves: string[]; worth: number }

/**
 * The chosen option, the reasons in the order of the options, and the expected continuation up to the next chance. `weighed` compares the
 * player's plan with the best one: what it loses, and the standard error of that loss. All of it is plain data.
 */
export type Decision = {
  option: Option
  reasons: Reason[]
  ahead: Move[]
  playouts: number
  line?: Line
  weighed?: { cost: number; error: number }
}

/** A search on one question that can be continued for as long as needed. */
export interface Thought {
  /** Runs one more playout. Returns false if the search is finished. */
  further(): boolean
  /** The decision so far. */
  decision(): Decision
}

/** A built-in player. It keeps nothing between questions; the `line` of a decision is passed back to it with the next question. */
export interface Mind {
  id: string
  title: string
  /** How it plays, for people choosing an opponent. The sentence continues its title, as in "Vector thinks ahead". */
  summary: string
  /** Its default thinking time, for callers that set no budget. */
  budget?: Budget
  think(question: Question): Thought
}

/** How long to think: milliseconds, playouts, or both. The first to run out ends the search. */
export type Budget = { ms?: number; playouts?: number }
