import type { AnyTerms, Json, Settings, Terms } from '@robodrome/kernel'
import type { Move, SeenEvent, Snapshot } from '@robodrome/table'

/** What a step of a guided battle is told: the table as its learner sees it, all that was told so far, and whether it is the learner who decides. */
export interface Occasion<T extends Terms = AnyTerms> {
  snapshot: Snapshot<T>
  told: readonly SeenEvent<T>[]
  asked: boolean
}

/** One bubble of a guided battle. What it says stands in the words, under its id. */
export interface LessonStep<T extends Terms = AnyTerms> {
  id: string
  /** The thing it speaks of: the first of these CSS selectors that finds something to be seen. */
  at(occasion: Occasion<T>): readonly string[]
  /** What else it speaks of: the bubble never covers that. */
  beside?: readonly string[]
  /** Whether its moment has come. */
  when(occasion: Occasion<T>): boolean
  /** Whether a move does what it asks for. Left out: there is nothing to do but to read, or to watch. */
  does?(move: Move<T>, occasion: Occasion<T>): boolean
  /** Whether its moment is gone and will not come any more: what it was about is told instead. So it is where no move does what it asks for. */
  gone?(occasion: Occasion<T>): boolean
  /** It is about what somebody else does: nothing is passed for its sake. It stays until it is read, also when the learner decides again. */
  watch?: true
}

/** One bubble: a title of at most six words and a text of at most twenty; the term that it explains, as it stands in the text. */
export interface StepWords {
  title: string
  text: string
  term?: string
  /** What to do now, where there is something to do. */
  todo?: string
  /** The answer to doing something else. */
  otherwise?: string
  /** What is said where it cannot be done, or has not come about: why, and how the battle goes on. */
  instead?: { title: string; text: string }
}

/** What a guided battle says: the goal, and its bubbles by their ids. */
export interface LessonWords {
  goal: string
  steps: Readonly<Record<string, StepWords>>
}

/** A guided first battle: a real game from a prepared position, with prepared dice and an opponent who plays the same every time. */
export interface Lesson<T extends Terms = AnyTerms> {
  settings: Settings
  /** The position in which it begins, as the game's `arrange` takes it; left out: at the start. */
  position?: Json
  seed: string
  /** The program at the other side. */
  mind: string
  /** About how long it takes. */
  minutes: number
  /** In the language of the page. */
  words: LessonWords
  steps: readonly LessonStep<T>[]
}

/** For a step that asks for one move, by its notation. */
export const move =
  (text: string) =>
  (each: { text: string }): boolean =>
    each.text === text

/** A move as a chip of the prompt, found by what it is in notation, or by how that begins. */
export const chip = (text: string): string => `.prompt .chip[data-move="${text}"]`
export const chipThat = (begins: string): string => `.prompt .chip[data-move^="${begins}"]`
/** The board of a battle, or of a picture of one. */
export const STAGE = ':is(.stage, .of-stage)'
/** A space of the board. */
export const cell = (at: string): string => `${STAGE} [data-cell="${at}"]`
/** The strip of a player, and something in it. */
export const strip = (seat: number, inside = ''): string => `.people li:nth-child(${seat + 1}) ${inside}`.trim()
export const PROMPT = '.prompt .q'
