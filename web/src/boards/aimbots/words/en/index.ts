import { en, sourceOf } from '@robodrome/aimbots/words/en'
import { board } from './board.ts'

export const words = board

/** What the game itself says. */
export const said: { words: typeof en; sourceOf: typeof sourceOf } = { words: en, sourceOf }
