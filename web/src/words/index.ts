import { en } from './en/index.ts'

/** Every sentence of the page but those of the games. Another language is another file of this shape. */
export type Words = typeof en
export const words: Words = en
