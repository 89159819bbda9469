import { rooms as en } from './en/leagues/rooms.ts'
import { german } from './index.ts'

/** The texts of seasons, brackets, auctions and organisers' pages, loaded with them instead of with the first page. */
export const roomWords = german?.rooms ?? en
