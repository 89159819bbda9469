import type { Event, Seen } from '@robodrome/kernel'
import { plain, tellEvent, type Reader } from '@robodrome/phrases'
import type { Happening } from './happening.ts'
import { en } from './words/en/index.ts'

/** Somebody who plays no seat and knows no names. */
const ONLOOKER: Reader = { nameOf: (seat) => `Player ${seat + 1}`, own: [] }

/** An event in a sentence, where only text can be shown. */
export const say = (event: Event | Seen<Happening>): string => plain(tellEvent(en, event as Seen<Happening>), ONLOOKER)
