import type { AnyTerms, Json, Settings, Terms } from '@robodrome/kernel'
import type { Move, SeenEvent, Snapshot } from '@robodrome/table'

/** The input of a step of a guided battle: the table as the learner sees it, all events so far, and whether the learner must decide. */
export interface Occasion<T extends Terms = AnyTerms> {
  snapshot: Snapshot<T>
  told: readonly SeenEvent<T>[]
  asked: boolean
}

/** One bubble of a guided battle. Its text is in the words, under its id. */
export interface LessonStep<T extends Terms = AnyTerms> {
  id: string
  /** Its subject: the first of these CSS selectors that matches a visible element. */
  at(occasion: Occasion<T>): readonly string[]
  /** Other subjects, which the bubble must never cover. */
  beside?: readonly string[]
  /** Its condition. */
  when(occasion: Occasion<T>): boolean
  /** Whether a move satisfies the step. If omitted, the learner only has to read or watch. */
  does?(move: Move<T>, occasion: Occasion<T>): boolean
  /** Whether the step can no longer happen, which the bubble then explains. The same applies if no legal move satisfies it. */
  gone?(occasion: Occasion<T>): boolean
  /**
   * For steps about another player's action: no other step is skipped for it, and it stays until it has been read, even if the learner must
   * decide again.
   */
  watch?: true
}

/** One bubble: a title of at most six words and a text of at most twenty. `term` is the glossary term, as written in the text. */
export interface StepWords {
  title: string
  text: string
  term?: string
  /** The task, if there is one. */
  todo?: string
  /** The reply to any other move. */
  otherwise?: string
  /** The text if the step is impossible or did not happen: why, and how the battle continues. */
  instead?: { title: string; text: string }
}

/** The texts of a guided battle: the goal, and its bubbles by their ids. */
export interface LessonWords {
  goal: string
  steps: Readonly<Record<string, StepWords>>
}

/** A guided first battle: a real game from a prepared position, with prepared dice and an opponent that always plays the same. */
export interface Lesson<T extends Terms = AnyTerms> {
  settings: Settings
  /** The starting position, in the format of the game's `arrange`; undefined for a normal start. */
  position?: Json
  seed: string
  /** The AI opponent. */
  mind: string
  /** The approximate duration. */
  minutes: number
  /** Its texts, in the language of the page. */
  words: LessonWords
  steps: readonly LessonStep<T>[]
}

/** For a step that asks for one particular move, given by its notation. */
export const move =
  (text: string) =>
  (each: { text: string }): boolean =>
    each.text === text

/** The chip of a move in the prompt, by its notation or the beginning of it. */
export const chip = (text: string): string => `.prompt .chip[data-move="${text}"]`
export const chipThat = (begins: string): string => `.prompt .chip[data-move^="${begins}"]`
/** The board of a battle, or of a picture of one. */
export const STAGE = ':is(.stage, .of-stage)'
/** A space of the board. */
export const cell = (at: string): string => `${STAGE} [data-cell="${at}"]`
/** A player's strip, and a part of it. */
export const strip = (seat: number, inside = ''): string => `.people li:nth-child(${seat + 1}) ${inside}`.trim()
export const PROMPT = '.prompt .question'
