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
