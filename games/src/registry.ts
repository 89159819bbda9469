import { BadInput, type Game, type Json } from '@robodrome/kernel'
import type { Words } from '@robodrome/phrases'

/** A game that can be played here. Its code is loaded only when it is wanted. */
export interface Playable {
  title: string
  load(): Promise<Game>
  /** The game with other content; throws BadInput for a box that it cannot be played with. Without it a game has only its own content. */
  open?(box: Json): Promise<Game>
}

/** A game with all that is to be known of it here. */
export interface Entry extends Playable {
  /** All that the game says, by language. */
  words: Readonly<Record<Language, () => Promise<Words>>>
}

/** The languages that every game speaks. */
export type Language = 'en'

/** Every game, by id. A new game is one folder beside this one and one line here. */
export const registry: Readonly<Record<string, Entry>> = {
  gekido: {
    title: 'Gekido: Bot Battles',
    load: async () => (await import('@robodrome/gekido')).game,
    open: async (box) => {
      const { makeGame, readBox } = await import('@robodrome/gekido')
      return makeGame(readBox(box))
    },
    words: { en: async () => (await import('@robodrome/gekido/words/en')).en },
  },
  aimbots: {
    title: 'Aimbots',
    load: async () => (await import('@robodrome/aimbots')).game,
    words: { en: async () => (await import('@robodrome/aimbots/words/en')).en },
  },
  volt: {
    title: 'VOLT',
    load: async () => (await import('@robodrome/volt')).game,
    words: { en: async () => (await import('@robodrome/volt/words/en')).en },
  },
  pbl: {
    title: 'PBL Robots',
    load: async () => (await import('@robodrome/pbl')).game,
    words: { en: async () => (await import('@robodrome/pbl/words/en')).en },
  },
}

export const gameIds = (): string[] => Object.keys(registry)

/** The game with this id, or undefined. */
export const loadGame = async (id: string): Promise<Game | undefined> => (Object.hasOwn(registry, id) ? registry[id]?.load() : undefined)

/** The game with this id, played with a box. */
export async function openGame(id: string, box: Json): Promise<Game> {
  const entry = Object.hasOwn(registry, id) ? registry[id] : undefined
  if (entry === undefined) throw new BadInput(['game'], id, `one of ${gameIds().join(', ')}`)
  if (entry.open === undefined) throw new BadInput(['box'], box, `nothing: ${entry.title} is played with its own content only`)
  return entry.open(box)
}

/** What a game says in a language, or undefined. */
export const loadWords = async (id: string, language: Language = 'en'): Promise<Words | undefined> =>
  Object.hasOwn(registry, id) ? registry[id]?.words[language]() : undefined

/** The cards of which the keepers of a league are chosen, in card order. */
export const keeperCards = async (): Promise<readonly { name: string; kind: string }[]> => (await import('@robodrome/pbl')).ORANGE
