import type { AnyTerms, Json, RuleId, Seat, Seen, Terms } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import type { Phrase, Reader } from '@robodrome/phrases'
import type { ComponentType, ReactNode } from 'react'
import type { Breakdown } from '../kit/breakdown.tsx'
import type { Part } from '../kit/sentence.tsx'
import type { Cue } from '../sound/sounds.ts'
import type { Lesson } from './lesson.ts'

export type { Breakdown } from '../kit/breakdown.tsx'
export type { Part } from '../kit/sentence.tsx'
export type { Cue } from '../sound/sounds.ts'

/**
 * An exact chance, with a short fraction ("11 in 36") if there is one. `counts` says what the chance refers to, so that two percentages on
 * a screen do not seem to contradict each other. `estimate` means that it is not exact and is labelled as an estimate.
 */
export type Odds = { chance: number; counts: string; fraction?: readonly [hits: number, of: number]; label?: string; estimate?: true }

/** An answer to the question. `text` is the move in notation; `act` is the primary button's text while it is chosen. */
export interface Chip {
  text: string
  title: string
  effect?: string
  odds?: Odds
  act?: string
  /** Drawn next to the title, where words are not enough. */
  picture?: ReactNode
  /**
   * The reason against it ('' for the first sentence of the rule), and the rule. Such a chip stays visible and explains itself, but cannot
   * be chosen.
   */
  forbidden?: { rule: RuleId; reason: string }
  /** Can be chosen on the stage. A narrow chip bar omits it, because it repeats the board. */
  onStage?: true
  /** Its subject on the stage. Choosing one answer shows the others with the same subject. */
  about?: string
}

/** A hint in the bar about answers on the stage: what touching them does, and a CSS selector of the first one. */
export interface Pointer {
  title: string
  effect?: string
  at: string
}

/** The question of a seat, in at most 60 characters, and all answers. */
export interface Prompt {
  question: string
  reason?: string
  rule?: RuleId
  chips: readonly Chip[]
  /** The primary button's text while nothing is chosen. */
  primary: string
  /** The primary button's answer while nothing is chosen. */
  preset?: string
  /** Text before the chips, for answers that people would not look for on the stage. */
  pointer?: Pointer
  /** The answer is assembled in the board's `Picker`, which replaces the chips. */
  picks?: true
}

/** How an event is presented: in the log, to a screen reader, on stage and as sound. */
export interface Telling {
  /** Its actor; null for the table itself. */
  seat: Seat | null
  parts: readonly Part[]
  cue?: Cue
  /** How long it is shown on stage, in milliseconds, at most 1,200. If it is 0 or missing, the event appears only in the log. */
  ms?: number
  /** Starts a new turn: the log draws a line with this title. */
  turn?: string
}

/** A step shown in the top bar. */
export type Step = { title: string; state: 'done' | 'now' | 'next' }

/** The game's answers to the questions of `asks`, by `key`; missing while they load. */
export type Answers = Readonly<Record<string, Json | undefined>>

/** The game's answer to a question that the board asks by name; null while it loads. */
export const answered = <T extends Terms, K extends keyof T['Answers'] & string>(
  answers: Answers,
  kind: K,
): T['Answers'][K]['answer'] | null => answers[kind] ?? null

/** A question to the game about what the seat knows (see `Answering` of the protocol). */
export type Question = { key: string; kind: string; args: Json }

/** The props that every part of a board receives. */
export interface BoardProps<T extends Terms = AnyTerms> {
  snapshot: Snapshot<T>
  /** The viewing seat; null for a spectator. */
  seat: Seat | null
  /** The number of events shown so far, which is the board's only clock. */
  shown: number
  /** These events, oldest first. */
  told: Snapshot<T>['events']
  /** The current event while past events are played back; null when live. */
  showing: Seen<T['Event']> | null
  /** Whether its dice are still rolling. */
  tumbling: boolean
  answers: Answers
  /** The chosen, unconfirmed move, in notation. */
  chosen: string | null
  /** Chooses a move without making it; a forbidden one is explained. With "one-tap moves", it is made at once. */
  select(text: string): void
  /** Makes a move. */
  confirm(text: string): void
  /** Opens the rulebook at a rule. */
  explain(rule: RuleId): void
  /** Opens the breakdown of a number next to the clicked element. */
  breakdown(number: Breakdown, beside: Element): void
  nameOf(seat: Seat): string
  /** The reader, whose own seats are "you". */
  reader: Reader
  /** Undefined if nothing can be ordered in advance. */
  asking?: Asking
  /** On a phone that is a hand: the board is on a big screen, and only what is near the seat's own pieces has room. */
  near?: true
}

/** A player's most important number, and what they are doing in a word. */
export type StripProps<T extends Terms = AnyTerms> = BoardProps<T> & { of: Seat; compact: boolean }

/** Each seat's luck: what the dice were expected to bring and what they actually brought, exact, in `unit`. */
export type LuckReport = { unit: string; seats: { expected: number; actual: number; tries: number }[]; note: string }

/** A seat's robot, large, for the ceremony after the battle; null if it has none. */
export type Portrait<T extends Terms = AnyTerms> = (snapshot: Snapshot<T>, seat: Seat) => ReactNode

/** Windows: questions that a pass can answer, and for how long a seat may pass in advance. */
export interface Passing<T extends Terms = AnyTerms> {
  /** The pass for the seat's question, or null if it is not a window. */
  pass(snapshot: Snapshot<T>): string | null
  /** The piece that an option uses, such as a card; null for a pass. */
  uses(option: T['Option']): string | null
  /** For how long a seat can pass in advance. A span ends when its mark changes or is no longer offered. */
  spans(snapshot: Snapshot<T>, seat: Seat): readonly { id: string; title: string; mark: string }[]
  /** Whether the orders are offered among the answers of the open window if the same question repeats. If omitted, they never are. */
  offers?(snapshot: Snapshot<T>, seat: Seat): boolean
  /** The seat's pieces for which questions may still be asked, by the values of `uses`. */
  pieces(snapshot: Snapshot<T>, seat: Seat): readonly { id: string; name: string }[]
  /** For games with standing passes: the span of an option, or null. Once such a pass exists, the game no longer asks about any card. */
  lasting?(option: T['Option']): string | null
  /** The seat's standing pass in the game, and the move that withdraws it (null: not possible now); null if there is no standing pass. */
  given?(snapshot: Snapshot<T>, seat: Seat): { span: string; back: string | null } | null
}

/** Pieces for which the seat is always asked, whatever was ordered, by the values of `pieces`; can be changed at any time. */
export interface Asking {
  of: readonly string[]
  toggle(piece: string): void
}

/**
 * A stretch of a battle: the events in it and before it, and the seats that gained most. If there are none, rivals without a seat gained
 * most.
 */
export interface Stretch<T extends Terms = AnyTerms> {
  events: readonly Seen<T['Event']>[]
  before: readonly Seen<T['Event']>[]
  rose: readonly Seat[]
}

/** The summary of a stretch: its key event, and sentences about it. */
export interface Gist {
  title: Phrase
  note?: Phrase
  /** Replaces the sentence if the title has just said the same. */
  sequel?: Phrase
  /** Whether the event is only a cause whose effect follows in the same turn. */
  leads?: true
}

/** A column in the figures of a battle: what an event adds to a seat's figure. `of` is the denominator, as in "7 of 9". */
export interface Count<T extends Terms = AnyTerms> {
  title: string
  adds(event: Seen<T['Event']>): Added | null
  of?(event: Seen<T['Event']>): Added | null
}
export type Added = readonly [seat: Seat, amount: number]

/**
 * What people guess about, hit or miss: the events that open a guess, the dice that close it, and the result (null for any other event).
 */
export interface Guessed<T extends Terms = AnyTerms> {
  opens: readonly T['Event']['kind'][]
  closes: readonly T['Event']['kind'][]
  outcome(event: Seen<T['Event']>): boolean | null
}

/** One fact and one reservation. `about` lists the seats that it favours. `shares` are the chances mentioned, as the game gave them. */
export interface Remark {
  about: readonly Seat[]
  fact: string
  but: string | null
  shares: readonly number[]
}

/** What a big screen in a living room adds to a board. Nothing in it depends on a secret. */
export interface OnScreen<T extends Terms = AnyTerms> {
  guessed?: Guessed<T>
  /** How many cards each seat hides, because a chance computed without a seat cannot take them into account. */
  hidden?(view: T['View']): readonly { seat: Seat; count: number }[]
  /** What a coach says about this moment, based on answers to questions without a seat; null if the coach is silent. */
  remark?(snapshot: Snapshot<T>, answers: Answers, nameOf: (seat: Seat) => string): Remark | null
  /** Whether the question is one that seats answer in secret, even if only one of them is still asked. */
  isSecret?(snapshot: Snapshot<T>): boolean
  /** Whether the strips have room for all that they show at a desk. */
  wholeStrips?: true
  /** Shown next to the board instead of the panel about the current event. */
  Beside?: ComponentType<BoardProps<T>>
}

/** A game's part of the page. Everything else (prompt bar, log, seats, replay, lobby) is the same for every game. */
export interface BoardModule<T extends Terms = AnyTerms> {
  /** The board: everything that can be touched, as a grid for the arrow keys. */
  Stage: ComponentType<BoardProps<T>>
  /** The player's panel, the forecast, the hand. */
  Desk: ComponentType<BoardProps<T>>
  /** In the prompt bar, for answers with several parts, such as a die and its number; it has its own keys. */
  Picker?: ComponentType<BoardProps<T>>
  /** A player's figure and numbers; name, badge, pill and clock are drawn around them. */
  Strip: ComponentType<StripProps<T>>
  /** The title of the sheet that shows the desk on phones, opened from the player's own strip. */
  deskTitle(props: BoardProps<T>): string
  prompt(props: Pick<BoardProps<T>, 'snapshot' | 'seat' | 'answers' | 'nameOf'>): Prompt
  /** Questions to the game about this snapshot: odds of options, forecasts. */
  asks(snapshot: Snapshot<T>): readonly Question[]
  steps(snapshot: Snapshot<T>): readonly Step[]
  /** The line under the game's name: "Turn 12 · Noor attacks you". */
  headline(props: Pick<BoardProps<T>, 'snapshot' | 'seat' | 'nameOf'>): string
  /** What past events belong to, such as an attack or a running die; undefined if the headline says it. */
  caption?(props: Pick<BoardProps<T>, 'snapshot' | 'seat' | 'nameOf'>): string
  /** A seat's activity in a word, or null. */
  stateOf(snapshot: Snapshot<T>, seat: Seat): string | null
  describe(event: Seen<T['Event']>, nameOf: (seat: Seat) => string): Telling
  /** The kind of event that starts a turn, if it is not "turn"; it is a tick mark in the replay. */
  turnEvent?: string
  /** The title of the last event's turn, if its number alone is ambiguous; null before the first turn. */
  turnTitle?(told: readonly Seen<T['Event']>[], view: T['View'] | null): string | null
  /** The kind of event that only names the winner, if there is one; its cause is in the events before it. */
  verdict?: string
  /** The kinds of event that decide a battle; if omitted, any kind that is shown. */
  deciding?: readonly T['Event']['kind'][]
  /** A summary of the stretch in plain words; null if nothing in it is worth a sentence. */
  gist?(stretch: Stretch<T>): Gist | null
  /** The teams, by seats; if omitted, each seat plays for itself. */
  sides?(snapshot: Snapshot<T>): readonly (readonly Seat[])[]
  /** Whether the seats of a side steer one robot together. */
  sharesRobot?: true
  /** The name of rivals without a seat, to whom the rest of the win chance belongs. */
  rivals?: string
  /** Large pictures of their robots in their paint, in the spotlight if they have won. */
  rivalPortraits?(snapshot: Snapshot<T>): readonly { paint: string; figure: ReactNode }[]
  portrait?: Portrait<T>
  /** The name of a seat's robot; null if it has none yet. Undefined if a seat has several. */
  robotName?(snapshot: Snapshot<T>, seat: Seat): string | null
  /** Whether everything is public, so that people who share a device need no curtain. False if omitted. */
  isOpen?(snapshot: Snapshot<T>): boolean
  /** Undefined if no question is a window. */
  passing?: Passing<T>
  /** Questions asked even with a single option, because confirming it is a decision. */
  confirms?: readonly T['Question']['kind'][]
  /** The places of an option, as CSS selectors; empty if it is only in the prompt. */
  spots?(view: T['View'], option: T['Option']): readonly string[]
  /** The name of a move for a button such as "Undo lock ▲"; null for the name that the option had when it was chosen. */
  nameMove(text: string): string | null
  /** Drawings for the symbols of the game's phrases, by id. */
  symbols?: Readonly<Record<string, ComponentType>>
  /** Additions for the big screen of a living room. */
  onScreen?: OnScreen<T>
  /** The guided first battle; undefined if the game has none. */
  lesson?: Lesson<T>
  /** The battle's totals by seat. */
  numbers?: readonly Count<T>[]
  /** The exact luck in the events so far. Called at every step, so it must cache its results. */
  luck?(events: readonly Seen<T['Event']>[], seats: number): LuckReport
}

/** Whether the asked seats choose in secret, so that a screen says only that they are programming. */
export const choosesInSecret = (board: Pick<BoardModule, 'onScreen'>, snapshot: Snapshot): boolean =>
  snapshot.asked.length > 1 || board.onScreen?.isSecret?.(snapshot) === true

/** The kind of event that starts a turn. */
export const turnEventOf = ({ turnEvent = 'turn' }: Pick<BoardModule, 'turnEvent'>): string => turnEvent
