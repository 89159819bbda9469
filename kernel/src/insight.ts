import type { Position, Stream } from './rule.ts'
import type { Any, AnyTerms, Seat, Terms } from './terms.ts'

/** What statistics over many matches need to know about a game besides its events. */
export interface Study<G> {
  /** What a seat has brought to the table, by name, the most characteristic first: its robot, its pilot, its programs. */
  brings(g: G, seat: Seat): readonly string[]
  /** The kind of event that starts a turn, or a round of all seats. */
  turn: string
}
/** The goals that the options of a question serve (a hit, a point), and each option's chance to reach them with best play afterwards.
 *  `exact`: every case was counted; otherwise a sample of this many cases was drawn. */
export type Drill = { goal: string; chances: readonly number[]; exact: boolean }

/**
 * Answers that several seats assemble at once, in secret and piece by piece: minds treat each answer as a whole. A plan has a type of the
 * game's own; null means doing nothing.
 */
export interface Plans<G extends Position = Any, P = Any> {
  /** The seats that take part in the open question, whether they have answered or not; none for any other question. */
  seats(g: G): readonly Seat[]
  /** Distinguishes this question from every later one. */
  moment(g: G): string
  /** The moves that a seat has made towards its answer so far. */
  made(g: G, seat: Seat): readonly string[]
  /** All moves of a plan in their order, including those already made. */
  moves(g: G, seat: Seat, plan: P): readonly string[]
  /** A random plan that continues the moves made so far. */
  draw(g: G, seat: Seat, luck: Stream): P
  /** Plans that differ from this one in one piece, drawn at random; the list may be incomplete. */
  around(g: G, seat: Seat, plan: P, luck: Stream): readonly P[]
  /** Returns the value for each seat, from 0 to 1, when these plans are carried out together. */
  worth(g: G, plans: readonly (P | null)[]): readonly number[]
}

/**
 * How an AI of one level decides: at a glance or by search. Its temperature is the difference in value at which it easily mistakes one
 * option for another.
 */
export type Skill = { glance: boolean; temperature: number }

/** Search settings for a game, found by matches between minds. */
export interface Thinking {
  /**
   * Rollout length in decisions before a position is evaluated, an even number, and the options considered at each decision. Without a
   * tree, the rollout begins right after the question.
   */
  horizon: number
  breadth: number
  tree?: boolean
  /**
   * How far a first impression looks ahead: how many pieces of an action (where to go, how to turn) after the first one, by default none;
   * and how many chance outcomes for each option, by default 300.
   */
  pieces?: number
  outcomes?: number
  /**
   * How many visits the prior of an option counts for, and the exploration constant: `first` in the question itself, `later` further down.
   */
  priorVisits: { first: number; later: number }
  exploration: { first: number; later: number }
  /** AI opponents of levels 1 to 5, and a model of a beginner. */
  levels: readonly [Skill, Skill, Skill, Skill, Skill]
  beginner: Skill
  /** The option to search instead of this one: it has the same effect for now and gives nothing up. Null for options that are searched themselves. */
  instead?(option: unknown): unknown
  /**
   * The values that the estimate and the advice give to things, by name, all above 0; and both functions, which take other values for the
   * same names.
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
  /** The version of the rules, and the SHA-256 of the content in its canonical form. */
  version: number
  content: string
  /** The command that trained them. */
  command: string
  policy: PackedTable
  /** A hidden layer over hashed traits, its output, and an additional linear table. */
  value: { hidden: number; inner: PackedTable; bias: readonly number[]; outer: readonly number[]; linear: PackedTable }
}

/** A table of 2^bits rows as signed bytes in base64, and the weight that one unit of a byte stands for. */
export type PackedTable = { bits: number; unit: number; bytes: string }

/**
 * The prospects of the seats of one side as the input of a learned value: the log-odds of the game's own estimate, and traits of the
 * position.
 */
export type Standing = { seats: readonly Seat[]; prior: number; traits: readonly number[] }

/**
 * The inputs of a learned player. Traits are whole numbers that name a fact, the same on every device. They are hashed into tables of
 * weights.
 */
export interface Learnable<G extends Position = Any> {
  /** The traits of the question that a seat is asked. */
  situation(g: G, seat: Seat): readonly number[]
  /** The traits of one option. */
  option(g: G, seat: Seat, option: unknown): readonly number[]
  /** The standing of each side; null if the learned value does not apply and the game's own estimate counts. */
  standings(g: G): readonly Standing[] | null
  weights?: LearnedWeights
}

/** What a game can tell about its positions beyond its rules, for minds, lab and statistics. */
export interface Insight<G extends Position = Any, T extends Terms = AnyTerms> {
  /** The value of the position for each seat, from 0 (lost) to 1 (won). Teammates share one value; a side without players gets the rest. */
  evaluate?(g: G): number[]
  /** Returns the value of each option of a seat, on the same scale; null if the game cannot compute it. */
  advise?(g: G, seat: Seat, options: readonly unknown[]): readonly number[] | null
  /** At a chance, returns the mean of `evaluate` over all outcomes; null if the game cannot compute it without listing them. */
  expects?(g: G): number[] | null
  /** Tells how far an outcome exceeds the mean of its chance for each seat, on the same scale; null if the game cannot tell. */
  windfall?(g: G, outcome: unknown): number[] | null
  /**
   * Whether the position is quiescent: nothing is under way whose outcome the estimate could only guess. Estimates of quiescent positions
   * compare best.
   */
  isQuiescent?(g: G): boolean
  /** For statistics over many matches. */
  study?: Study<G>
  thinking?: Thinking
  /** The features of its estimate, if that was fitted to games (`robodrome train`). */
  features?: Features<G>
  /** The inputs of a learned player. Level 5 plays by its weights if there are any. */
  learnable?: Learnable<G>
  /** Whole answers to questions that several seats answer piece by piece, simultaneously and in secret. */
  plans?: Plans<G>
  /**
   * The chances of a question that has a goal of its own, in a position imagined for the seat. Exercises use it. Null for other questions.
   */
  drill?(g: G, seat: Seat, options: readonly T['Option'][], luck: Stream): Drill | null
}
