import { waiting as en } from './en/waiting.ts'
import { german } from './index.ts'

/** Whoever comes to a table that has not begun loads these words with it. */
export const waitingWords = german?.waiting ?? en
