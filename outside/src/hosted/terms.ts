import type { Json, Mode, Result, RuleId, Seat, TableOption, Terms } from '@robodrome/kernel'
import type { Asking, Explained, Label, Phrase } from '@robodrome/phrases'
import type { Block } from '../blocks.ts'

/*
 * A hosted game is a game from outside as a host presents it to others. Its own process has already put everything into words, so a page
 * draws it without any of the package's code.
 */

/** A text in each language that the game speaks. */
export type Spoken<T> = { en: T; de?: T }

/** What a seat may know: the game's own view, for bots, and the blocks that a page draws. */
export interface HostedView {
  own: Json
  blocks: Spoken<readonly Block[]>
}

/** An option with its name. `own` is the game's own form of the option; `why` is the reason against a refused option. */
export interface HostedOption {
  kind: 'move'
  text: string
  own: Json
  says: Spoken<Label>
  why?: Spoken<Phrase>
}

export interface HostedQuestion {
  kind: 'asked'
  rule: RuleId
  says: Spoken<Asking>
}

/** What happened, as a sentence. Seats that may know more have sentences of their own in `secret`. */
export interface HostedEvent {
  kind: 'told' | 'turn'
  rule: RuleId
  seat: Seat | null
  own: Json
  says: Spoken<Phrase>
  reveals?: true
  to?: Seat[]
  secret?: { to: Seat[]; own: Json; says: Spoken<Phrase> }
}

export interface HostedTerms extends Terms {
  View: HostedView
  Option: HostedOption
  Question: HostedQuestion
  Event: HostedEvent
  Answers: { odds: { args: null; answer: { [text: string]: number } } }
  Names: { refusal: RuleId; piece: string; mode: string; setting: string }
}

/** Options of one kind that differ only in their numbers, and the name of each number. A page presents them as steppers. */
export type Steppers = Readonly<Record<string, Readonly<Record<string, Spoken<string>>>>>

/** What a page must know about a hosted game before a table for it is opened. */
export interface HostedGame {
  id: string
  version: number
  /** The digest of its files. */
  code: string
  title: Spoken<string>
  pitch: Spoken<string>
  players: [fewest: number, most: number]
  minutes: [shortest: number, longest: number]
  modes: Record<string, { title: string; seats: readonly number[]; variants?: NonNullable<Mode['variants']> }>
  /** The options of each mode, by the number of seats. */
  settings: Record<string, Record<string, Readonly<Record<string, TableOption>>>>
  words: Spoken<{
    modes: Readonly<Record<string, Explained>>
    settings: Readonly<Record<string, Explained>>
    variants?: Readonly<Record<string, string>>
  }>
  /** Whether it has a picture, and whether it has exercises. */
  hasPicture: boolean
  hasPuzzles: boolean
  /** How many players leagues may seat at one table; empty if it has no leagues. */
  pods: readonly number[]
  /** Which matches share a rating: those of these modes and, if given, with these numbers of seats. */
  pools: readonly { id: string; title: Spoken<string>; modes: readonly string[]; seats?: readonly number[] }[]
  steppers: Steppers
  /** Whether it can compute win chances, and whether it can compute chances of options. */
  hasChances: boolean
  hasOdds: boolean
}

/**
 * A position for everybody who may see it: `views` by seat, with the spectator's last, and options and refusals for the seats that are
 * asked.
 */
export interface Moment {
  /** The position as its own process understands it. Nothing else looks inside. */
  real: Json
  isOver: boolean
  result: Result | null
  asked: Seat[]
  views: HostedView[]
  questions: HostedQuestion[]
  options: HostedOption[][]
  refusals: (HostedOption & { rule: RuleId })[][]
  /** Acts that do not answer the question, by seat. */
  asides: HostedOption[][]
  /** What is chosen for each seat whose time runs out. */
  absent: string[]
  orderCounts: RuleId | null
}

/**
 * What follows a move up to the next question, in parts of which each except the first begins with an outcome of luck. `seen` holds the
 * views right after the event, by seat.
 */
export interface Sequel {
  parts: { outcome: string | null; told: { event: HostedEvent; seen: (HostedView | null)[] }[] }[]
  end: Moment
}

/**
 * An exercise as the deciding seat sees it. `worth` has the best choices and the runners-up. `missed` is the share of each AI level that
 * misses it.
 */
export interface HostedPuzzle {
  id: string
  mode: string
  seats: number
  seat: Seat
  goal: 'win' | 'hit'
  view: HostedView
  question: HostedQuestion
  options: HostedOption[]
  best: string[]
  worth: { text: string; value: number }[]
  missed: Record<string, number>
}
