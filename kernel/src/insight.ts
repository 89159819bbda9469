import type { Position, Stream } from './rule.ts'
import type { Any, AnyTerms, Seat, Terms } from './terms.ts'

/** What statistics over many matches need to know about a game besides its events. */
export interface Study<G> {
  /** What a seat brought to the table, by name, the most distinctive first: its robot, its pilot, its programs. */
  brings(g: G, seat: Seat): readonly string[]
  /** The kind of event that starts a turn, or a round shared by all seats. */
  turn: string
}
/**
 * The goals that the options of a question can serve (a hit, a point), and each option's chance of reaching them with best play afterwards.
 * If `exact`, every case was counted; otherwise this many cases were sampled.
 */
export type Drill = { goal: string; chances: readonly number[]; exact: boolean }

/**
 * Answers that several seats assemble simultaneously, in secret and piece by piece: minds treat each answer as a whole. The game defines
 * the type of a plan; null means doing nothing.
 */
export interface Plans<G extends Position = Any, P = Any> {
  /** The seats that take part in the open question, whether or not they have answered; empty for any other question. */
  seats(g: G): readonly Seat[]
  /** An identifier that distinguishes this question from every later one. */
  moment(g: G): string
  /** The moves that a seat has made towards its answer so far. */
  made(g: G, seat: Seat): readonly string[]
  /** All moves of a plan in their order, including those already made. */
  moves(g: G, seat: Seat, plan: P): readonly string[]
  /** A random plan that continues the moves made so far. */
  draw(g: G, seat: Seat, luck: Stream): P
  /** Plans that differ from this one in one piece, drawn at random; the list may be incomplete. */
  around(g: G, seat: Seat, plan: P, luck: Stream): readonly P[]
  /** Returns the value for each seat, from 0 to 1, if these plans are carried out together. */
  worth(g: G, plans: readonly (P | null)[]): readonly number[]
}

/**
 * How an AI of one level decides: at a glance or by search. The temperature is the difference in value within which it easily mistakes one
 * option for another.
 */
export type Skill = { glance: boolean; temperature: number }

/** Search settings for a game, tuned by matches between minds. */
export interface Thinking {
  /**
   * Rollout length: the number of decisions before a position is evaluated, which must be even; and how many options are considered at each
   * decision. Without a tree, the rollout begins right after the question.
   */
  horizon: number
  breadth: number
  tree?: boolean
  /**
   * How far the first impression looks ahead: how many pieces of an action (where to go, how to turn) after the first one, none by default;
   * and how many chance outcomes per option, 300 by default.
   */
  pieces?: number
  outcomes?: number
  /** How many visits the prior of an option is worth, and the exploration constant: `first` at the root, `later` below it. */
  priorVisits: { first: number; later: number }
  exploration: { first: number; later: number }
  /** AI opponents of levels 1 to 5, and a model of a beginner. */
  levels: readonly [Skill, Skill, Skill, Skill, Skill]
  beginner: Skill
  /**
   * Another option to search instead of this one, with the same effect for now and no disadvantage. Null for options that are searched
   * themselves.
   */
  instead?(option: unknown): unknown
  /**
   * The named values, all above 0, that the estimate and the advice assign to things, and both functions with these values as a parameter.
   */
  worths?: Readonly<Record<string, number>>
  judgedBy?(worths: Readonly<Record<string, number>>): Pick<Insight, 'evaluate' | 'advise' | 'expects'>
}

/** The input for fitting an estimate: features of a position by seat, and the position's value to each seat under these weights. */
export interface Features<G extends Position = Any> {
  names: readonly string[]
  of(g: G, seat: Seat): readonly number[]
  judge(g: G, weights: readonly number[]): number[]
}

/** Weights of a learned player as text, with their origin. They are valid only for the rules and the content on which they were trained. */
export interface LearnedWeights {
  /** The version of the rules, and the SHA-256 of the canonical form of the content. */
  version: number
  content: string
  /** The command that trained these weights. */
  command: string
  policy: PackedTable
  /** A hidden layer over hashed traits, its output layer, and an additional linear table. */
  value: { hidden: number; inner: PackedTable; bias: readonly number[]; outer: readonly number[]; linear: PackedTable }
}

/** A table of 2^bits rows as signed bytes in base64, and the weight that one unit of a byte stands for. */
export type PackedTable = { bits: number; unit: number; bytes: string }

/** The outlook of one side's seats, as input for a learned value: the log-odds of the game's own estimate, and traits of the position. */
export type Standing = { seats: readonly Seat[]; prior: number; traits: readonly number[] }

/**
 * The inputs of a learned player. Traits are whole numbers that name a fact, the same on every device. They are hashed into tables of
 * weights.
 */
export interface Learnable<G extends Position = Any> {
  /** The traits of the question put to a seat. */
  situation(g: G, seat: Seat): readonly number[]
  /** The traits of one option. */
  option(g: G, seat: Seat, option: unknown): readonly number[]
  /** The standing of each side; null if the learned value does not apply and the game's own estimate counts. */
  standings(g: G): readonly Standing[] | null
  weights?: LearnedWeights
}

/** What a game can say about its positions beyond its rules, for minds, lab and statistics. */
export interface Insight<G extends Position = Any, T extends Terms = AnyTerms> {
  /** The value of the position for each seat, from 0 (lost) to 1 (won). Teammates share one value; a side without players gets the rest. */
  evaluate?(g: G): number[]
  /** Returns the value of each option of a seat, on the same scale; null if the game cannot compute it. */
  advise?(g: G, seat: Seat, options: readonly unknown[]): readonly number[] | null
  /** At a chance, returns the mean of `evaluate` over all outcomes; null if the game cannot compute it without listing them. */
  expects?(g: G): number[] | null
  /** Returns by how much an outcome exceeds the mean of its chance for each seat, on the same scale; null if the game cannot compute it. */
  windfall?(g: G, outcome: unknown): number[] | null
  /**
   * Whether the position is quiescent: nothing is in progress whose outcome the estimate could only guess. Estimates are most comparable
   * between quiescent positions.
   */
  isQuiescent?(g: G): boolean
  /** For statistics over many matches. */
  study?: Study<G>
  thinking?: Thinking
  /** The features of its estimate, if that was fitted to games with `robodrome train`. */
  features?: Features<G>
  /** The inputs of a learned player. Level 5 plays by its weights if there are any. */
  learnable?: Learnable<G>
  /** Whole answers to questions that several seats answer piece by piece, simultaneously and in secret. */
  plans?: Plans<G>
  /**
   * The chances for a question with a goal of its own, in a position imagined from the seat's view; null for other questions. Exercises use
   * it.
   */
  drill?(g: G, seat: Seat, options: readonly T['Option'][], luck: Stream): Drill | null
}
