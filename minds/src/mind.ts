import type { Any, Game, Json, Luck, Position, Seat, Settings, Stream } from '@robodrome/kernel'

/** Something the seat may choose, and how the game writes it. */
export type Option = { value: unknown; text: string }

/**
 * What a mind is asked. Nothing in it depends on what the seat may not know: the real position is out of reach, `imagine`
 * draws positions that look the same to the seat.
 */
export interface Question<G extends Position = Any> {
  game: Game<G>
  settings: Settings
  seat: Seat
  /** What the seat sees. */
  view: Json
  /** What it may choose, at least one. */
  options: readonly Option[]
  /** What the mind meant to do when it was asked last, if it said so. */
  line?: Line
  /** A whole plan that somebody made at this moment: a mind that thinks in plans weighs it against its own. */
  weigh?: unknown
  /** The mind's own luck. Same view, same luck, same budget: same answer. */
  luck: Luck & Stream
  /** The position itself, where nothing of it is hidden from the seat; not to be changed. */
  open?: G
  /** A full position as it could be, in which the seat is asked this question, by this luck or the mind's own. It is the caller's to change. */
  imagine(luck?: Stream): G
}

/**
 * What an option is expected to bring the seat, from 0 (lost) to 1 (won), and the share of the thinking spent on it. `error` is the standard error of
 * how far it lies from the one thought best, and of the value itself for that one; null where nobody knows. `as` names the option that does the same for now, where
 * that one was thought about instead.
 */
export type Reason = { text: string; value: number; error: number | null; share: number; as?: string }

/** A move of somebody, as the game writes it. */
export type Move = { seat: Seat; text: string }

/** A plan for a question that is answered move by move: which question, all its moves, and what it is expected to bring. */
export type Line = { moment: string; moves: string[]; worth: number }

/**
 * The option chosen, on what grounds, in the order of the question's options, and how it is expected to go on, as far as luck does not decide.
 * `weighed` says what the plan that the question asked to weigh gives away against the best one, with the standard error of that. All of it is plain data.
 */
export type Decision = {
  option: Option
  reasons: Reason[]
  ahead: Move[]
  playouts: number
  line?: Line
  weighed?: { cost: number; error: number }
}

/** Thinking about one question, as long as one likes. */
export interface Thought {
  /** Thinks one playout further; false when there is nothing left to think about. */
  further(): boolean
  /** What it would choose by now. */
  decision(): Decision
}

/** A player that is a program. It keeps nothing between questions; the `line` of a decision is handed back with the next one. */
export interface Mind {
  id: string
  title: string
  /** How it goes about it, for people who choose an opponent: "a program that ...". */
  summary: string
  /** Its default thinking time, where the caller sets no budget. */
  budget?: Budget
  think(question: Question): Thought
}

/** How long to think: milliseconds, playouts, or whichever ends first. */
export type Budget = { ms?: number; playouts?: number }
