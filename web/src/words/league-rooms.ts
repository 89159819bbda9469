import { rooms as en } from './en/leagues/rooms.ts'
import { german } from './index.ts'

/** What seasons, brackets, auctions and organisers' pages say: loaded with them, not with the first page. */
export const roomWords = german?.rooms ?? en
