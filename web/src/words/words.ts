import type { en } from './en/index.ts'
import type { Spoken } from './spoken.ts'

/**
 * Every sentence of the page except those of the games. Another language is another value of this type, so that a missing text does not
 * compile.
 */
export type PageWords = Spoken<typeof en>
