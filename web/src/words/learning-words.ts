import { puzzle } from './en/learning.ts'
import { german } from './index.ts'

/** The texts of puzzles, loaded with the screens that teach instead of with the first page. */
export const puzzleWords = german?.learning.puzzle ?? puzzle
