import { broadcast as en } from './en/broadcast.ts'
import { german } from './index.ts'

/** The texts of a league's broadcast, loaded with its screens. */
export const broadcastWords = german?.broadcast ?? en
