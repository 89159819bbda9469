import { en } from './en/index.ts'
import type { GameId, MindId } from './ids.ts'

/** Every sentence of the page but those of the games. Another language is one more value of this type: what is missing does not compile. */
export type Words = typeof en

export type Language = 'en'
const LANGUAGES: Readonly<Record<Language, Words>> = { en }

export const words: Words = LANGUAGES.en

/** What a game is called; one without words here, by its id. */
export const gameName = (id: string): string => words.games[id as GameId]?.name ?? id

/** What a game is about, in a sentence. */
export const pitchOf = (id: string): string => words.games[id as GameId]?.pitch ?? ''

/** A program and how well it plays. */
export function mindName(id: string): string {
  const said = words.minds[id as MindId]
  return said ? words.mindWith(said.name, said.level) : id.replaceAll('-', ' ')
}

/** Names by seat, with a mark for accounts that are programs. */
export const markedNames = ({ names, bots = [] }: { names: readonly string[]; bots?: readonly number[] | undefined }): string[] =>
  names.map((name, seat) => words.seatName({ name, bot: bots.includes(seat) }))
