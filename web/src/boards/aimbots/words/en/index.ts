import { en, gists, sourceOf } from '@robodrome/aimbots/words/en'
import { board } from './board.ts'
import { lesson } from './lesson.ts'

export const words = { ...board, lesson }

/** What the game itself says. */
export const said: { words: typeof en; gists: typeof gists; sourceOf: typeof sourceOf } = { words: en, gists, sourceOf }
