import type { Position, Stream } from './rule.ts'
import type { Any, AnyTerms, Seat, Terms } from './terms.ts'

/** What statistics over many matches need to know of a game besides its events. */
export interface Study<G> {
  /** What a seat has brought to the table, by name, the most characteristic first: its robot, its pilot, its programs. */
  brings(g: G, seat: Seat): readonly string[]
  /** The kind of event that starts a turn, or a round of all seats. */
  turn: string
}
/** The goals that the options of a question serve (a hit, a point), and each option's chance to reach them with best play afterwards.
 *  `exact`: every case was counted; otherwise a sample of this many cases was drawn. */
export type Drill = { goal: string; chances: readonly number[]; exact: boolean }

/** Answers that several seats assemble at once, in secret and piece by piece: minds treat each as a whole. A plan is the game's own type; null: doing nothing. */
export interface Plans<G extends Position = Any, P = Any> {
  /** The seats that take part in the open question, done or not; none for any other question. */
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
  /** The value for each seat, from 0 to 1, when these plans are carried out together. */
  worth(g: G, plans: readonly (P | null)[]): readonly number[]
}

/** How an AI of some level decides: at a glance or by search, and how easily it confuses options whose values differ by this much. */
export type Skill = { glance: boolean; temperature: number }

/** Search settings for a game, found by matches between minds. */
export interface Thinking {
  /** Rollout length in decisions before a position is judged, an even number, and the options considered at each; without a tree, everything after the question. */
  horizon: number
  breadth: number
  tree?: boolean
  /** What a first impression looks at: pieces of an order (where to, how turned) after the first, by default none; chance outcomes for each option, by default 300. */
  pieces?: number
  outcomes?: number
  /** In the question itself and further down: how many visits the prior of an option counts for, and the exploration constant. */
  priorVisits: { first: number; later: number }
  exploration: { first: number; later: number }
  /** AI opponents of levels 1 to 5, and a model of a beginner. */
  levels: readonly [Skill, Skill, Skill, Skill, Skill]
  beginner: Skill
  /** The option to search instead of this one: it has the same effect for now and gives nothing up. Null for options that are searched themselves. */
  instead?(option: unknown): unknown
  /** What things are worth to the estimate and the advice, by name, all above 0; and both with other worths of the same names. */
  worths?: Readonly<Record<string, number>>
  judgedBy?(worths: Readonly<Record<string, number>>): Pick<Insight, 'evaluate' | 'advise' | 'expects'>
}

/** The input for fitting an estimate: features of a position by seat, and the position's value to each seat under these weights. */
export interface Features<G extends Position = Any> {
  names: readonly string[]
  of(g: G, seat: Seat): readonly number[]
  judge(g: G, weights: readonly number[]): number[]
}

/** What a game can tell about its positions beyond its rules: minds, lab and statistics ask for it. */
export interface Insight<G extends Position = Any, T extends Terms = AnyTerms> {
  /** The value of the position for each seat, from 0 (lost) to 1 (won). Teammates share one value; a side without players gets the rest. */
  evaluate?(g: G): number[]
  /** The value of each option of a seat, on the same scale, where the game can compute it; null elsewhere. */
  advise?(g: G, seat: Seat, options: readonly unknown[]): readonly number[] | null
  /** At a chance: the mean of `evaluate` over all outcomes, where it can be had without listing them; null elsewhere. */
  expects?(g: G): number[] | null
  /** How far an outcome exceeds the mean of its chance for each seat, on the same scale; null where the game cannot tell. */
  windfall?(g: G, outcome: unknown): number[] | null
  /** Whether the position is quiescent: nothing is under way whose end the estimate could only guess. Quiescent positions compare best. */
  isQuiescent?(g: G): boolean
  /** For statistics over many matches. */
  study?: Study<G>
  thinking?: Thinking
  /** The features of its estimate, if that was fitted to games (`robodrome train`). */
  features?: Features<G>
  /** Whole answers to questions that seats answer piece by piece, at once and in secret. */
  plans?: Plans<G>
  /** The chances of a question that has a goal of its own, in a position imagined for the seat: exercises use it. Null elsewhere. */
  drill?(g: G, seat: Seat, options: readonly T['Option'][], luck: Stream): Drill | null
}
