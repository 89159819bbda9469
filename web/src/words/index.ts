import { SOMEONE } from '@robodrome/table'
import type * as German from './de/index.ts'
import { en } from './en/index.ts'
import type { MindId } from './ids.ts'
import type { Language } from './language.ts'
import type { PageWords } from './words.ts'

/** The texts of the page, in its language. */
export let words: PageWords = en

/** All German texts of the page, including those that an English page loads later; null in an English page. */
export let german: typeof German | null = null

/** Called before any other module of the page is loaded, because modules may use words at import. */
export async function speak(language: Language): Promise<void> {
  if (language !== 'de') return
  german = await import('./de/index.ts')
  words = german.de
}

/** An AI opponent and its strength. */
export function mindName(id: string): string {
  const said = words.minds[id as MindId]
  return said ? words.mindWith(said.name, said.level) : id.replaceAll('-', ' ')
}

/** Returns the name of an AI opponent, because servers send only its id. */
export const shortName = (id: string): string => words.minds[id as MindId]?.name ?? id

/** The AI opponents at one table as people read them: the second one of the same level is called "Sprocket 2". */
const numbered = (ids: readonly (string | null)[]): (string | null)[] =>
  ids.map((id, seat) => {
    if (id === null) return null
    const before = ids.slice(0, seat).filter((other) => other === id).length
    return before === 0 ? shortName(id) : `${shortName(id)} ${before + 1}`
  })

/** The AI opponent with this name, whatever its number. */
export const isNamed = (id: string, name: string): boolean => shortName(id) === name.replace(/ \d+$/, '')

/** The seats of a server's table, with names in the reader's language. */
export function namedSeats<S extends { kind: string; name: string }>(seats: readonly S[]): S[] {
  const minds = numbered(seats.map(({ kind, name }) => (kind === 'mind' ? name : null)))
  return seats.map((seat, i) => ({ ...seat, name: minds[i] ?? personName(seat.name) }))
}

/** A person's name. The server knows no language, so the word for a deleted account is added here. */
const personName = (name: string): string => (name === SOMEONE ? words.profile.someone : name)

/** Names by seat, with a mark for bot accounts. */
export function markedNames({ names, bots = [] }: { names: readonly string[]; bots?: readonly number[] | undefined }): string[] {
  const minds = numbered(names.map((name) => (Object.hasOwn(words.minds, name) ? name : null)))
  return names.map((name, seat) => minds[seat] ?? words.seatName({ name: personName(name), bot: bots.includes(seat) }))
}
