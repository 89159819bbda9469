import type { en } from './en/index.ts'
import type { Spoken } from './spoken.ts'

/** Every sentence of the page but those of the games. Another language is one more value of this type: what is missing does not compile. */
export type PageWords = Spoken<typeof en>
