import type { en } from './en/index.ts'
import type { Spoken } from './spoken.ts'

/**
 * Every sentence of the page except those of the games. Other languages are other values of this type, so that a missing text does not
 * compile.
 */
export type PageWords = Spoken<typeof en>
