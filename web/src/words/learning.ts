/** A picture of a turn: a title of at most six words, and a text of at most twenty-two, with the term that it explains. */
export type PictureWords = { title: string; text: string; term: string }
/** A theme of exercises: its name, its question, and its lesson. */
export type ThemeWords = { title: string; ask: string; lesson: string }

/** The tour of one game: the goal in at most twelve words, a turn in pictures, and themes of exercises. */
export interface GameLearning {
  goal: string
  why: string
  turn: string
  pictures: Readonly<Record<string, PictureWords>>
  tension: string
  themes: Readonly<Record<string, ThemeWords>>
}
