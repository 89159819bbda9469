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
 * An exact chance, with the fraction behind it where that is short ("11 in 36"). `counts` says what it is the chance of: a percentage that does not is one that another
 * on the same screen seems to contradict. `estimate`: not exact, and said so.
 */
export type Odds = { chance: number; counts: string; fraction?: readonly [hits: number, of: number]; label?: string; estimate?: true }

/** One answer to the question. `text` is the move in the game's notation; `act` what the primary button says with it chosen. */
export interface Chip {
  text: string
  title: string
  effect?: string
  odds?: Odds
  act?: string
  /** Drawn beside the title, where words alone would have to be imagined. */
  picture?: ReactNode
  /** Why not ('': the first sentence of the rule), and the rule: such a chip stays visible and can be asked, never chosen. */
  forbidden?: { rule: RuleId; reason: string }
  /** Chosen on the stage: the chip bar leaves it out when it gets narrow, for a list only repeats the board. */
  onStage?: true
  /** The thing on the stage that it is about: with one answer about it chosen, the others are shown beside. */
  about?: string
}

/** Answers that lie on the stage alone, told in the bar: what touching them does, and where the first of them is, as a CSS selector inside the table. */
export interface Pointer {
  title: string
  effect?: string
  at: string
}

/** The one question a seat is asked, in at most 60 characters, and all answers. */
export interface Prompt {
  question: string
  reason?: string
  rule?: RuleId
  chips: readonly Chip[]
  /** What the primary button says while nothing is chosen. */
  primary: string
  /** The answer that the primary button gives while nothing is chosen. */
  preset?: string
  /** Stands before the chips, where nobody would look for some answers on the stage. */
  pointer?: Pointer
  /** The answers are put together in the board's `Picker`, which stands in the bar in place of the chips. */
  picks?: true
}

/** How an event is told: in the log, to a screen reader, on the stage and to the ear. */
export interface Telling {
  /** Whose deed it was; null for the table's. */
  seat: Seat | null
  parts: readonly Part[]
  cue?: Cue
  /** How long the stage shows it, in milliseconds, at most 1,200; 0 or absent: it is only logged. */
  ms?: number
  /** Begins a new turn: the log draws a line with this title. */
  turn?: string
}

/** A step in the top bar. */
export type Step = { title: string; state: 'done' | 'now' | 'next' }

/** What the game answered to what `asks` asked, by `key`; missing while it is on its way. */
export type Answers = Readonly<Record<string, Json | undefined>>

/** What the game answered to a kind of question that its board asks by that name; null while it is on its way. */
export const answered = <T extends Terms, K extends keyof T['Answers'] & string>(
  answers: Answers,
  kind: K,
): T['Answers'][K]['answer'] | null => answers[kind] ?? null

/** A question to the game about what the seat knows (see `Answering` of the protocol). */
export type Question = { key: string; kind: string; args: Json }

/** What every part of a board is given. */
export interface BoardProps<T extends Terms = AnyTerms> {
  snapshot: Snapshot<T>
  /** Through whose eyes; null for an onlooker. */
  seat: Seat | null
  /** The one clock: so many events have been told by the moment that is shown. */
  shown: number
  /** These events, oldest first. */
  told: Snapshot<T>['events']
  /** The event that happens just then, while something past is shown; null when it is now. */
  showing: Seen<T['Event']> | null
  /** The dice of that event are still in the air. */
  tumbling: boolean
  answers: Answers
  /** The move chosen but not yet confirmed, in notation. */
  chosen: string | null
  /** Chooses a move without making it; one that is refused tells why. With "one-tap moves" it is made at once. */
  select(text: string): void
  /** Makes a move. */
  confirm(text: string): void
  /** Opens the rulebook at a rule. */
  explain(rule: RuleId): void
  /** Opens the breakdown of a number beside what was clicked. */
  breakdown(number: Breakdown, beside: Element): void
  nameOf(seat: Seat): string
  /** Who reads what the game says: their own seats are "you". */
  reader: Reader
  /** Left out where nothing can be ordered. */
  asking?: Asking
}

/** The one number of a player that matters, and the state in a word. */
export type StripProps<T extends Terms = AnyTerms> = BoardProps<T> & { of: Seat; compact: boolean }

/** How lucky each seat was: what the dice were expected to bring and what they brought, exact, in `unit`. */
export type LuckReport = { unit: string; seats: { expected: number; actual: number; tries: number }[]; note: string }

/** The robot of a seat, large, for the ceremony after the battle; null where it has none. */
export type Portrait<T extends Terms = AnyTerms> = (snapshot: Snapshot<T>, seat: Seat) => ReactNode

/** Windows: questions that a seat may answer with a pass, and for how long it may say so beforehand. */
export interface Passing<T extends Terms = AnyTerms> {
  /** The pass that answers what the seat is asked, or null where it is no window. */
  pass(snapshot: Snapshot<T>): string | null
  /** What an option uses, such as a card; null if it is a pass. */
  uses(option: T['Option']): string | null
  /** How long one may pass beforehand from now on; each is over when its mark is another, or is not offered any more. */
  spans(snapshot: Snapshot<T>, seat: Seat): readonly { id: string; title: string; mark: string }[]
  /** Whether the orders stand among the answers of the window that is open: where somebody is asked again and again about what others do. Left out: nowhere. */
  offers?(snapshot: Snapshot<T>, seat: Seat): boolean
  /** What the seat holds that it may want to be asked about all the same, by what `uses` says. */
  pieces(snapshot: Snapshot<T>, seat: Seat): readonly { id: string; name: string }[]
  /** Where the game itself knows passes that last: the span that an option stands for, or null. Given to the game, nobody is asked about a card any more. */
  lasting?(option: T['Option']): string | null
  /** The pass that the game gives for the seat just now, and the move that takes it back (null: not at this moment); null where it gives none. */
  given?(snapshot: Snapshot<T>, seat: Seat): { span: string; back: string | null } | null
}

/** What somebody wants to be asked about whatever else was ordered, by what `pieces` says; to be changed at any time. */
export interface Asking {
  of: readonly string[]
  toggle(piece: string): void
}

/** A stretch of a battle: what was told in it and before it, and whose chances it raised most; no seats: of those whom nobody plays. */
export interface Stretch<T extends Terms = AnyTerms> {
  events: readonly Seen<T['Event']>[]
  before: readonly Seen<T['Event']>[]
  rose: readonly Seat[]
}

/** What a stretch came to, as one tells it afterwards: the one thing that counts, and what there is to say about it. */
export interface Gist {
  title: Phrase
  note?: Phrase
  /** What is said of it where the title has just been told in other words. */
  sequel?: Phrase
  /** It only led to something: what came of it in the same turn is told after it. */
  leads?: true
}

/** One column of a battle in numbers: what an event adds to the figure of a seat; with `of`, out of how many: "7 of 9". */
export interface Count<T extends Terms = AnyTerms> {
  title: string
  adds(event: Seen<T['Event']>): Added | null
  of?(event: Seen<T['Event']>): Added | null
}
export type Added = readonly [seat: Seat, amount: number]

/** What a game brings to the page. Everything else (prompt bar, log, seats, replay, lobby) is the same for every game. */
export interface BoardModule<T extends Terms = AnyTerms> {
  /** The board: what can be touched is here, as a grid that the arrow keys walk. */
  Stage: ComponentType<BoardProps<T>>
  /** The own panel, the forecast, the hand. */
  Desk: ComponentType<BoardProps<T>>
  /** In the prompt bar, where an answer has several parts, such as a die and its number; it brings its own keys. */
  Picker?: ComponentType<BoardProps<T>>
  /** The figure and the numbers of one player; name, badge, pill and clock are drawn around it. */
  Strip: ComponentType<StripProps<T>>
  /** On phones the desk opens as a sheet from the own strip: its title. */
  deskTitle(props: BoardProps<T>): string
  prompt(props: Pick<BoardProps<T>, 'snapshot' | 'seat' | 'answers' | 'nameOf'>): Prompt
  /** What to ask the game about this snapshot: odds of the options, forecasts. */
  asks(snapshot: Snapshot<T>): readonly Question[]
  steps(snapshot: Snapshot<T>): readonly Step[]
  /** The line under the game's name: "Turn 12 · Noor attacks you". */
  headline(props: Pick<BoardProps<T>, 'snapshot' | 'seat' | 'nameOf'>): string
  /** What a picture of the past is part of, an attack or a die that runs; left out: the headline says it. */
  caption?(props: Pick<BoardProps<T>, 'snapshot' | 'seat' | 'nameOf'>): string
  /** What a seat is doing, in a word, or null. */
  stateOf(snapshot: Snapshot<T>, seat: Seat): string | null
  describe(event: Seen<T['Event']>, nameOf: (seat: Seat) => string): Telling
  /** The kind of event with which a turn begins, if not "turn": a tick of the replay. */
  turnEvent?: string
  /** What the turn is called in which the last of these was told, where its number alone does not say which one; null before the first. */
  turnTitle?(told: readonly Seen<T['Event']>[], view: T['View'] | null): string | null
  /** The kind of event that only says who has won, where there is one: what was told before it is why. */
  verdict?: string
  /** The kinds of event by which a battle is decided; left out: any that is shown. */
  deciding?: readonly T['Event']['kind'][]
  /** What a stretch of the battle came to, in plain words; null where none of it is worth a sentence of its own. */
  gist?(stretch: Stretch<T>): Gist | null
  /** Which seats play together, side by side; left out: each for itself. */
  sides?(snapshot: Snapshot<T>): readonly (readonly Seat[])[]
  /** What those are called who play against the seats and are none: they have what is missing to a certain win. */
  rivals?: string
  /** Their robots, large, in their paint: they stand in the light if they have won. */
  rivalPortraits?(snapshot: Snapshot<T>): readonly { paint: string; figure: ReactNode }[]
  portrait?: Portrait<T>
  /** What the robot of a seat is called; null while it has none. Left out where a seat has several. */
  robotName?(snapshot: Snapshot<T>, seat: Seat): string | null
  /** Whether everybody may see all there is: people at one device then need no curtain. Left out: no. */
  isOpen?(snapshot: Snapshot<T>): boolean
  /** Left out where no question is a window. */
  passing?: Passing<T>
  /** Questions that are put to a person even where one option is left: to confirm is a choice of its own. */
  confirms?: readonly T['Question']['kind'][]
  /** Where an option lies on the table, as CSS selectors; none where it is only in the prompt. */
  spots?(view: T['View'], option: T['Option']): readonly string[]
  /** What a move is called in a button such as "Undo lock ▲"; null: as the option was called when it was chosen. */
  nameMove(text: string): string | null
  /** Drawings for the symbols of the game's phrases, by id. */
  symbols?: Readonly<Record<string, ComponentType>>
  /** The guided first battle; none if the game has no guide. */
  lesson?: Lesson<T>
  /** What the battle comes to in numbers, seat by seat. */
  numbers?: readonly Count<T>[]
  /** Exact luck from what was told so far. It is asked for at every step, so it must be quick for what it has seen before. */
  luck?(events: readonly Seen<T['Event']>[], seats: number): LuckReport
}

/** The kind of event with which a turn begins. */
export const turnEventOf = ({ turnEvent = 'turn' }: Pick<BoardModule, 'turnEvent'>): string => turnEvent
