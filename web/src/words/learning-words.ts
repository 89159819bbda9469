import { games, puzzle } from './en/learning.ts'
import { german } from './index.ts'

/** What each game teaches, and what puzzles say: loaded with the rooms that teach, not with the first page. */
export const learningWords = german?.learning ?? { games, puzzle }
