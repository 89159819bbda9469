import { waiting as en } from './en/waiting.ts'
import { german } from './index.ts'

/** Loaded when a table opens whose match has not started. */
export const waitingWords = german?.waiting ?? en
