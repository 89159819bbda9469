import type { Insight } from './insight.ts'
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

/** Odds and forecasts as text for a terminal, in English or in another language that the game speaks. All throw BadInput for what they cannot read. */
export interface Printer<G extends Position = Any> {
  /** The odds of a position that is imagined for the seat; null where nothing is rolled. */
  odds(g: G, seat: Seat, language: string): string | null
  /** The odds of a situation that arguments describe (`robodrome odds GAME ARGS`). */
  oddsOf(args: readonly string[], language: string): string
  /** What a typed plan would lead to, by what a seat sees. */
  forecast(view: unknown, plan: string, language: string): string
}

/** A game, as everything outside its folder knows it. Only `leave` and the rules change the position they are given. */
export interface Game<G extends Position = Any, T extends Terms = AnyTerms> {
  id: string
  title: string
  /** Content other than its own that it is played with, by the name of the box and the digest of all that is in it; and that content. */
  box?: string
  content?: Json
  /** Counts up whenever the rules or the form of saved positions change: saves and records of another version are refused. */
  version: number
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
  /** The same for a terminal, as far as the game prints any of it. The page never loads it. */
  printer?(): Promise<Partial<Printer<G>>>
  /** A typed move in the order of the notation, where people may write freely: the dice of a lock. */
  tidy?(text: string): string
  /** The view as text for a terminal, in English or in another language that the game speaks. */
  draw(view: T['View'], language?: string): string
  /** Ids of all content that play can bring up; events name them in `uses`. */
  pieces(settings: Settings): readonly string[]
  /** What it can tell about its positions beyond its rules. Play needs none of it. */
  insight?: Insight<G, T>
}

/** The box that a game is played with, to be handed on; undefined for its own content. */
export const packed = ({ box: name, content }: Game): PackedBox | undefined =>
  name === undefined || content === undefined ? undefined : { name, content }
