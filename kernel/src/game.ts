import type { Json } from './json.ts'
import type { Position, Rulebook, Stream } from './rule.ts'
import type { Any, AnyTerms, RuleId, Seat, Terms } from './terms.ts'

/** How a match is set up: what a table agrees on before it starts. */
export type Settings = { mode: string; seats: number; options: { [name: string]: Json } }

/** An option of a table, so that page, terminal and fuzzer can offer each by itself; `setup` has the last word on which stand together. */
export type TableOption =
  | { kind: 'flag'; usual: boolean }
  | { kind: 'one'; of: readonly Json[]; usual?: Json }
  | { kind: 'number'; from: number; to: number; usual?: number }
  /** A list of different names, none by default. */
  | { kind: 'some'; of: readonly string[]; least: number; most: number }
  /** One for each of so many seats or sides, in a list; none by default. */
  | { kind: 'each'; count: number; of: TableOption }

export interface Mode {
  title: string
  /** How many may play. */
  seats: readonly number[]
  /** Every option that the mode knows, for a number of seats. */
  options?(seats: number): Readonly<Record<string, TableOption>>
  /** Settings worth playing besides the plain ones, for fuzzing and the lobby: a name and its options. */
  variants?: Readonly<Record<string, Settings['options']>>
}

/** Content other than a game's own: the name of its box with the digest of all that is in it, and that content, by which it can be opened elsewhere too. */
export type PackedBox = { name: string; content: Json }

/** The end of a match: seats in order of rank, those who share one together; the first group has won. */
export type Result = { ranking: Seat[][]; rule: RuleId }
export const winners = (result: Result | null): Seat[] => result?.ranking[0] ?? []

/** For each kind of question the function that answers it, on a position imagined for the seat. (A method's type, so that a game of its own position passes for any.) */
export type Answering<G, A extends Terms['Answers']> = {
  readonly [K in keyof A]: { on(g: G, seat: Seat | null, args: A[K]['args']): A[K]['answer'] | null }['on']
}

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
  /** The estimate and the advice as they were before they were changed for these programs, so that what they gained by it can be measured. */
  formerly?: Pick<Game, 'evaluate' | 'advise'>
  /** What things are worth to the estimate and the advice, by name, all above 0; and both with other worths of the same names. */
  worths?: Readonly<Record<string, number>>
  judgedBy?(worths: Readonly<Record<string, number>>): Pick<Game, 'evaluate' | 'advise' | 'expects'>
}

/** What an estimate can be fitted on: numbers that say something about a position, by seat, and what the position is worth to each seat if they weigh so much. */
export interface Features<G extends Position = Any> {
  names: readonly string[]
  of(g: G, seat: Seat): readonly number[]
  judge(g: G, weights: readonly number[]): number[]
}

/** A game, as everything outside its folder knows it. Only `leave`, `migrations` and the rules change the position they are given. */
export interface Game<G extends Position = Any, T extends Terms = AnyTerms> {
  id: string
  title: string
  /** Content other than its own that it is played with, by the name of the box and the digest of all that is in it; and that content. */
  box?: string
  content?: Json
  /** Counts up whenever saved positions change their form; `migrations[v]` turns version v into v + 1. */
  version: number
  migrations: Readonly<Record<number, (old: Any) => void>>
  modes: Readonly<Record<string, Mode>>
  rules: Rulebook
  /** Questions, by the names of their rules, that are put although only one option may be left, each with what not asking would tell. */
  asksAnyway?: Readonly<Record<string, string>>
  /** The rule by which a question to others closes when this seat leaves now; null where it is still put. */
  leaveCloses?(g: G, leaver: Seat): RuleId | null
  /** The first position, with the first rule on its stack; throws BadInput for options it does not know. */
  setup(settings: Settings): G
  /** Any legal position from a partial description; the rest takes defaults. Throws BadInput. */
  arrange(partial: Json, settings: Settings): G
  /** Who has won; null while the game is on or if it was called off. */
  result(g: G): Result | null
  /** What each seat has scored, where the game counts something: competitions order by it what wins leave level. */
  scores?(g: G): readonly number[]
  /** What an event adds to the counts of a season, and for which seat; null for all that nobody counts. */
  tally?(event: T['Event']): { seat: Seat; what: string } | null
  clone(g: G): G
  /** What a seat (null: an onlooker) may know, as plain data. */
  view(g: G, seat: Seat | null): T['View']
  /** The same in the middle of a rule, when an event has just been told; needed where the view shows notes of open rules, which may hold secrets there. */
  scene?(g: G, seat: Seat | null): T['View']
  /** A position that looks the same to the seat, with all it cannot know drawn anew and nothing of the truth kept. */
  imagine(g: G, seat: Seat | null, luck: Stream): G
  /** The rule by which it counts in which order seats answer that are asked together; null, and without it: it never does. */
  orderCounts?(g: G): RuleId | null
  /** The player in this seat has left for good; the stack may be unwound. */
  leave(g: G, seat: Seat): void
  /** An option in the game's notation, unique among those offered. */
  write?(option: T['Option'], g: G): string
  /** What may be asked of a position that is imagined for a seat: odds, forecasts. Null: there is nothing to tell here. */
  answers?: Answering<G, T['Answers']>
  /** A typed move in the order of the notation, where people may write freely: the dice of a lock. */
  tidy?(text: string): string
  /** The view as text for a terminal, in English or in another language that the game speaks. */
  draw(view: T['View'], language?: string): string
  /** Ids of all content that play can bring up; events name them in `uses`. */
  pieces(settings: Settings): readonly string[]
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
  study?: Study<G>
  thinking?: Thinking
  /** What its estimate is made of, if that was fitted to games (`robodrome train`). */
  features?: Features<G>
  /** Whole answers to questions that are answered piece by piece, at once and in secret. */
  plans?: Plans<G>
  /** The chances of a question that has a goal of its own, in a position imagined for the seat: what exercises are made of. Null elsewhere. */
  drill?(g: G, seat: Seat, options: readonly T['Option'][], luck: Stream): Drill | null
}

/** The box that a game is played with, to be handed on; undefined for its own content. */
export const packed = ({ box: name, content }: Game): PackedBox | undefined =>
  name === undefined || content === undefined ? undefined : { name, content }
