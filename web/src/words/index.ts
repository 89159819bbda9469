import { SOMEONE } from '@robodrome/table'
import type * as German from './de/index.ts'
import { en } from './en/index.ts'
import type { MindId } from './ids.ts'
import type { Language } from './language.ts'
import type { PageWords } from './words.ts'

/** What the page says, in its language. */
export let words: PageWords = en

/** All German words of the page, also those that are loaded late in English; null in a page that speaks English. */
export let german: typeof German | null = null

/** Before anything else of the page is loaded, for modules may take words when they are. */
export async function speak(language: Language): Promise<void> {
  if (language !== 'de') return
  german = await import('./de/index.ts')
  words = german.de
}

/** A program and how well it plays. */
export function mindName(id: string): string {
  const said = words.minds[id as MindId]
  return said ? words.mindWith(said.name, said.level) : id.replaceAll('-', ' ')
}

/** A server calls its own programs by their ids; here they have names. */
export const shortName = (id: string): string => words.minds[id as MindId]?.name ?? id

/** Seats of a table on a server as people read them. */
export const namedSeats = <S extends { kind: string; name: string }>(seats: readonly S[]): S[] =>
  seats.map((seat) => ({ ...seat, name: seat.kind === 'mind' ? shortName(seat.name) : personName(seat.name) }))

/** What a person is called: the server has no language, and neither has its word for someone whose account was deleted. */
const personName = (name: string): string => (name === SOMEONE ? words.profile.someone : name)

/** Names by seat, with a mark for accounts that are programs. */
export const markedNames = ({ names, bots = [] }: { names: readonly string[]; bots?: readonly number[] | undefined }): string[] =>
  names.map((name, seat) => words.seatName({ name: personName(shortName(name)), bot: bots.includes(seat) }))
