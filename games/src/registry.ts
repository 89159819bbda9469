import { BadInput, type Game, type Json } from '@robodrome/kernel'
import type { Words } from '@robodrome/phrases'
import type { Fault } from '@robodrome/reading'
import { boxSays } from './says.ts'

/** A registered game. Its code is loaded on demand. */
export interface Playable {
  title: string
  load(): Promise<Game>
  /** The standard content as plain data, on which other boxes can be based. Games without it accept no other box. */
  box?(): Promise<Json>
  /** The game with other content, under a unique name; throws BadInput if the content is unplayable. */
  open?(content: Json, name: string): Promise<Game>
  /** Everything that makes content unplayable. */
  faults?(content: Json): Promise<Fault[]>
}

/** A game with its registry data. */
export interface Entry extends Playable {
  /** The game's texts by language. With an opened box, they contain the names of its pieces. */
  words: Readonly<Record<Language, (box?: string) => Promise<Words>>>
}

/** The languages that every game speaks. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** The file name of a game's rulebook in a language; rule ids are read from the English one. */
export const rulebookFile = (language: Language): string => (language === 'en' ? 'RULES.md' : `RULES.${language}.md`)

const games: Record<string, Entry> = {
  gekido: {
    title: 'Gekido: Bot Battles',
    load: async () => (await import('@robodrome/gekido')).game,
    box: async () => plainContent((await import('@robodrome/gekido')).STANDARD),
    open: async (content, name) => {
      const { makeGame, readBox } = await import('@robodrome/gekido')
      return makeGame(readBox(content, name))
    },
    faults: async (content) => (await import('@robodrome/gekido')).faultsOf(content),
    words: {
      en: async (box) => {
        const { en, wordsWith } = await import('@robodrome/gekido/words/en')
        return box === undefined ? en : wordsWith(box)
      },
      de: async (box) => {
        const { de, wordsWith } = await import('@robodrome/gekido/words/de')
        return box === undefined ? de : wordsWith(box)
      },
    },
  },
  aimbots: {
    title: 'Aimbots',
    load: async () => (await import('@robodrome/aimbots')).game,
    box: async () => plainContent((await import('@robodrome/aimbots')).BASE),
    open: async (content, name) => {
      const { makeGame, readBox } = await import('@robodrome/aimbots')
      return makeGame(readBox(content, name))
    },
    faults: async (content) => (await import('@robodrome/aimbots')).faultsOf(content),
    words: {
      en: async (box) => {
        const { en, wordsWith } = await import('@robodrome/aimbots/words/en')
        return box === undefined ? en : wordsWith(box)
      },
      de: async (box) => {
        const { de, wordsWith } = await import('@robodrome/aimbots/words/de')
        return box === undefined ? de : wordsWith(box)
      },
    },
  },
  volt: {
    title: 'VOLT',
    load: async () => (await import('@robodrome/volt')).game,
    box: async () => plainContent((await import('@robodrome/volt')).STANDARD),
    open: async (content, name) => {
      const { makeGame, readBox } = await import('@robodrome/volt')
      return makeGame(readBox(content, name))
    },
    faults: async (content) => (await import('@robodrome/volt')).faultsOf(content),
    words: {
      en: async (box) => {
        const { en, wordsWith } = await import('@robodrome/volt/words/en')
        return box === undefined ? en : wordsWith(box)
      },
      de: async (box) => {
        const { de, wordsWith } = await import('@robodrome/volt/words/de')
        return box === undefined ? de : wordsWith(box)
      },
    },
  },
  pbl: {
    title: 'PBL Robots',
    load: async () => (await import('@robodrome/pbl')).game,
    box: async () => plainContent((await import('@robodrome/pbl')).STANDARD),
    open: async (content, name) => {
      const { makeGame, readBox } = await import('@robodrome/pbl')
      return makeGame(readBox(content, name))
    },
    faults: async (content) => (await import('@robodrome/pbl')).faultsOf(content),
    words: {
      en: async (box) => {
        const { en, wordsWith } = await import('@robodrome/pbl/words/en')
        return box === undefined ? en : wordsWith(box)
      },
      de: async (box) => {
        const { de, wordsWith } = await import('@robodrome/pbl/words/de')
        return box === undefined ? de : wordsWith(box)
      },
    },
  },
}

/** The games that every page can offer without a server. */
export const builtIn: readonly string[] = Object.keys(games)

/** Every game by id: our own, and those installed in this process. */
export const registry: Readonly<Record<string, Entry>> = games

/** Adds a game from outside to this process. Our own games cannot be replaced. */
export function install(id: string, entry: Entry): void {
  if (Object.hasOwn(games, id)) throw new BadInput(['package.json', 'robodrome', 'id'], id, boxSays('unusedGameId'))
  games[id] = entry
}

export const gameIds = (): string[] => Object.keys(registry)

/** Loads a game's texts in a language, for a table with this box, if any; undefined if there is no such game. */
export const loadWords = async (id: string, language: Language = 'en', box?: string): Promise<Words | undefined> =>
  Object.hasOwn(registry, id) ? registry[id]?.words[language](box) : undefined

/** The cards that a league's players can keep from season to season, in card order. */
export const keeperCards = async (): Promise<readonly { name: string; kind: string }[]> => (await import('@robodrome/pbl')).ORANGE

/** Returns the content of a box without its name, so that boxes with the same content count as the same box. */
function plainContent({ id: _id, ...content }: { id: string }): Json {
  return JSON.parse(JSON.stringify(content)) as Json
}
