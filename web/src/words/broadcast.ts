import { broadcast as en } from './en/broadcast.ts'
import { german } from './index.ts'

/** What the broadcast of a league says: loaded with its screens. */
export const broadcastWords = german?.broadcast ?? en
