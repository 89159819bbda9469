import type { Position, Stream } from './rule.ts'
import type { Any, AnyTerms, Seat, Terms } from './terms.ts'

/** What statistics over many matches need to know of a game besides its events. */
export interface Study<G> {
  /** What a seat has brought to the table, by name, what it is known by first: its robot, its pilot, its programs. */
  brings(g: G, seat: Seat): readonly string[]
  /** The kind of event with which a turn, or a round of all, begins. */
  turn: string
}
/** What the options of a question are for (a hit, a point), and how likely each brings it about with the best that its seat can do afterwards.
 *  `exact`: every case was counted; otherwise so many cases were drawn. */
export type Drill = { goal: string; chances: readonly number[]; exact: boolean }

/** Answers that several seats put together at once, each in secret and piece by piece: minds think about them as a whole. A plan is the game's own; null: doing nothing. */
export interface Plans<G extends Position = Any, P = Any> {
  /** The seats that have a part in the open question, whether they are done or not; none where it is another. */
  seats(g: G): readonly Seat[]
  /** What tells this question from every later one. */
  moment(g: G): string
  /** What a seat has put together so far, as the moves it made. */
  made(g: G, seat: Seat): readonly string[]
  /** All moves of a plan in their order, those already made included. */
  moves(g: G, seat: Seat, plan: P): readonly string[]
  /** A plan at random that goes on from what was made. */
  draw(g: G, seat: Seat, luck: Stream): P
  /** Plans that differ from this one in a single piece, which luck names; perhaps not all of them. */
  around(g: G, seat: Seat, plan: P, luck: Stream): readonly P[]
  /** What it comes to for each seat, from 0 to 1, when these plans are carried out together. */
  worth(g: G, plans: readonly (P | null)[]): readonly number[]
}

/** How a program of some level decides: at a glance or by thinking, and how easily it mixes up options whose worth is this far apart. */
export type Skill = { glance: boolean; heat: number }

/** How programs had better go about a game; found by matches between them. */
export interface Thinking {
  /** Decisions that are played on out of habit before a position is judged, an even number, and options looked at in each; without a tree all that follows the question. */
  horizon: number
  care: number
  tree?: boolean
  /** What a first impression looks at: pieces of an order (where to, how turned) after the first, none unless it is said; outcomes of luck for each option, else 300. */
  pieces?: number
  outcomes?: number
  /** In the question itself and further on: for how many tries the first impression of an option counts, and how much is tried about which little is known. */
  trust: { first: number; later: number }
  curiosity: { first: number; later: number }
  /** Programs of levels 1 to 5, and a person who has just learnt the game. */
  levels: readonly [Skill, Skill, Skill, Skill, Skill]
  beginner: Skill
  /** What is thought about in the place of an option: one that does the same for now and gives nothing up. Null for those that are thought about themselves. */
  instead?(option: unknown): unknown
  /** What things are worth to the estimate and the advice, by name, all above 0; and both with other worths of the same names. */
  worths?: Readonly<Record<string, number>>
  judgedBy?(worths: Readonly<Record<string, number>>): Pick<Insight, 'evaluate' | 'advise' | 'expects'>
}

/** What an estimate can be fitted on: numbers that say something about a position, by seat, and what the position is worth to each seat if they weigh so much. */
export interface Features<G extends Position = Any> {
  names: readonly string[]
  of(g: G, seat: Seat): readonly number[]
  judge(g: G, weights: readonly number[]): number[]
}

/** What a game can tell about its positions beyond its rules: minds, lab and statistics ask for it. */
export interface Insight<G extends Position = Any, T extends Terms = AnyTerms> {
  /** How good the position is for each seat, from 0 (lost) to 1 (won); those of a team have the same, a side that no seat plays has the rest. */
  evaluate?(g: G): number[]
  /** What each of a seat's options is worth to it, on the same scale, where the game can work that out; null elsewhere. */
  advise?(g: G, seat: Seat, options: readonly unknown[]): readonly number[] | null
  /** Where luck decides: what `evaluate` says on average over all outcomes, where that can be had without going through them; null elsewhere. */
  expects?(g: G): number[] | null
  /** How much more an outcome of luck brings each seat than luck does here on average, as far as the game can tell, on the same scale; null where it cannot. */
  windfall?(g: G, outcome: unknown): number[] | null
  /** Whether nothing is under way that the estimate can only guess the end of: positions are compared best in such moments. */
  isCalm?(g: G): boolean
  /** For statistics over many matches. */
  study?: Study<G>
  thinking?: Thinking
  /** What its estimate is made of, if that was fitted to games (`robodrome train`). */
  features?: Features<G>
  /** Whole answers to questions that are answered piece by piece, at once and in secret. */
  plans?: Plans<G>
  /** The chances of a question that has a goal of its own, in a position imagined for the seat: what exercises are made of. Null elsewhere. */
  drill?(g: G, seat: Seat, options: readonly T['Option'][], luck: Stream): Drill | null
}
