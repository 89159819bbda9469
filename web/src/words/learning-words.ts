import { puzzle } from './en/learning.ts'
import { german } from './index.ts'

/** What puzzles say: loaded with the rooms that teach, not with the first page. */
export const puzzleWords = german?.learning.puzzle ?? puzzle
