import type { GameLearning } from '../words/learning.ts'
import { german } from './german.ts'

const english = import.meta.glob<GameLearning>('./*/words/en/learning.ts', { eager: true, import: 'learning' })

/** The lessons of a game, loaded with the screens that teach instead of with the first page. */
export const learningOf = (game: string): GameLearning =>
  german?.learning[`./${game}/words/de/learning.ts`] ?? english[`./${game}/words/en/learning.ts`]!
