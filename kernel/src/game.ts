import type { Insight } from './insight.ts'
import type { Json } from './json.ts'
import type { Position, Rulebook, Stream } from './rule.ts'
import type { Any, AnyTerms, RuleId, Seat, Terms } from './terms.ts'

/** The settings of a match, which the players at a table agree on before the start. */
export type Settings = { mode: string; seats: number; options: { [name: string]: Json } }

/**
 * An option of a table. Each is described by itself, so that the page, the terminal and the fuzzer can offer it; `setup` decides which
 * combinations are legal.
 */
export type TableOption =
  | { kind: 'flag'; usual: boolean }
  | { kind: 'one'; of: readonly Json[]; usual?: Json }
  | { kind: 'number'; from: number; to: number; usual?: number }
  /** A list of distinct names, none by default. */
  | { kind: 'some'; of: readonly string[]; least: number; most: number }
  /** A list with one entry for each seat or side; empty by default. */
  | { kind: 'each'; count: number; of: TableOption }

export interface Mode {
  title: string
  /** The player counts it allows. */
  seats: readonly number[]
  /** All options of this mode for this number of seats. */
  options?(seats: number): Readonly<Record<string, TableOption>>
  /** Variants worth playing besides the default settings, for fuzzing and the lobby: each has a name and its options. */
  variants?: Readonly<Record<string, Settings['options']>>
}

/**
 * Content other than the standard set: the full name of its box, which includes a digest, and the content itself, so that another process
 * can open the box.
 */
export type PackedBox = { name: string; content: Json }

/** The result of a match: groups of seats in order of rank; seats in one group share a rank, and the first group has won. */
export type Result = { ranking: Seat[][]; rule: RuleId }
export const winners = (result: Result | null): Seat[] => result?.ranking[0] ?? []

/**
 * For each kind of question, a function that answers it for a position imagined from the seat's view. (Written as a method, so that a game
 * with its own position type is assignable to the general type.)
 */
export type Answering<G, A extends Terms['Answers']> = {
  readonly [K in keyof A]: { on(g: G, seat: Seat | null, args: A[K]['args']): A[K]['answer'] | null }['on']
}

/**
 * Odds and forecasts as text for a terminal, in English or another language of the game. Each function throws BadInput for input that it
 * cannot read.
 */
export interface Printer<G extends Position = Any> {
  /** Returns the odds in a position imagined from the seat's view; null if nothing is rolled. */
  odds(g: G, seat: Seat, language: string): string | null
  /** Returns the odds in a situation described by arguments (`robodrome odds GAME ARGS`). */
  oddsOf(args: readonly string[], language: string): string
  /** Returns the likely result of a typed plan, based on what a seat sees. */
  forecast(view: unknown, plan: string, language: string): string
}

/** A game as code outside its folder sees it. Only `leave` and the rules modify the position passed to them. */
export interface Game<G extends Position = Any, T extends Terms = AnyTerms> {
  id: string
  title: string
  /** The name of the box this game plays with, which includes the digest of its content. */
  box?: string
  content?: Json
  /** The digest of the files of a package from outside. Built-in games have none: their version is enough. */
  code?: string
  /** Increases whenever the rules or the format of saved positions change. Saves and records of other versions are refused. */
  version: number
  modes: Readonly<Record<string, Mode>>
  rules: Rulebook
  /** The rule names of questions that are asked even if only one option is left, each with what skipping it would reveal. */
  asksAnyway?: Readonly<Record<string, string>>
  /** Returns the rule that closes other players' open question when this seat leaves now, or null if the question stays open. */
  leaveCloses?(g: G, leaver: Seat): RuleId | null
  /** Creates the first position, with the first rule on its stack; throws BadInput for unknown options. */
  setup(settings: Settings): G
  /** Builds any legal position from a partial description; missing parts get defaults. Throws BadInput. */
  arrange(partial: Json, settings: Settings): G
  /** The result; null while the game is running or if it was cancelled by agreement. */
  result(g: G): Result | null
  /** Each seat's score, if the game has one. Competitions use it to break ties. */
  scores?(g: G): readonly number[]
  /** What an event adds to the season statistics, and for which seat; null if nothing. */
  tally?(event: T['Event']): { seat: Seat; what: string } | null
  clone(g: G): G
  /** Returns what a seat (null for a spectator) may know, as plain data. */
  view(g: G, seat: Seat | null): T['View']
  /**
   * Returns the view in the middle of a rule, just after an event. Only games whose views show notes of open rules need it, since those
   * notes may hold secrets at that moment.
   */
  scene?(g: G, seat: Seat | null): T['View']
  /** A position that looks the same to the seat: everything that the seat cannot know is redrawn, and none of the actual hidden values are kept. */
  imagine(g: G, seat: Seat | null, luck: Stream): G
  /**
   * The rule that makes the order of answers to a simultaneous question matter; null if the order does not matter here. If omitted, it
   * never matters.
   */
  orderCounts?(g: G): RuleId | null
  /** Removes a player who has left for good. It may unwind the stack. */
  leave(g: G, seat: Seat): void
  /** Writes an option in the game's notation, unique among the options on offer. */
  write?(option: T['Option'], g: G): string
  /**
   * Answers questions about a position imagined from the seat's view: odds, forecasts. A null answer means that there is nothing to compute
   * here.
   */
  answers?: Answering<G, T['Answers']>
  /** The answers as text for a terminal, as far as the game can print them. The page never loads this code. */
  printer?(): Promise<Partial<Printer<G>>>
  /** Normalises a typed move where people may order its parts freely, for example the dice of a lock. */
  tidy?(text: string): string
  /** The view as text for a terminal, in English or in another language of the game. */
  draw(view: T['View'], language?: string): string
  /** The ids of all content that can come into play; events name them in `uses`. */
  pieces(settings: Settings): readonly string[]
  /** What the game can say about its positions beyond the rules. Play does not need it. */
  insight?: Insight<G, T>
}

/** The box of a game, ready to pass on; undefined for the standard set. */
export const packed = ({ box: name, content }: Game): PackedBox | undefined =>
  name === undefined || content === undefined ? undefined : { name, content }
