import { waiting as en } from './en/waiting.ts'
import { german } from './index.ts'

/** Loaded with a table before its match. */
export const waitingWords = german?.waiting ?? en
