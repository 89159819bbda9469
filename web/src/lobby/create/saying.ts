import { registry } from '@robodrome/games'
import type { Words } from '@robodrome/phrases'
import { optionWords, type OptionWords } from '../../words/options.ts'

/** What a game says about its modes and options, in the language of the page. */
export type GameWords = Words

export const loadGameWords = async (id: string): Promise<GameWords | null> => (await registry[id]?.words?.en()) ?? null

/** An option as the game names and explains it; one that it has no words for, as the page does. */
export const sayingOf = (game: string, said: GameWords | null, option: string): OptionWords =>
  said?.settings[option] ?? optionWords(game, option)
