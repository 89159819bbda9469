import { lines } from './en/workshop-lines.ts'
import { german } from './index.ts'

/** The texts about the lines of a card, loaded with the Workshop. */
export const lineWords = german?.lines ?? lines
