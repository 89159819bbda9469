import type { Event as AnyEvent, Seen } from '@robodrome/kernel'
import { plain, tellEvent } from '@robodrome/phrases'
import type { Event } from './terms.ts'
import { en } from './words/en.ts'

const NAMES = { nameOf: (seat: number) => `Player ${seat + 1}`, own: [] }

/** The event in a sentence, for whoever has no names at hand. */
export const say = (event: AnyEvent): string => plain(tellEvent(en, event as unknown as Seen<Event>), NAMES)
