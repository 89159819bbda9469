import { en, gists, sourceOf } from '@robodrome/aimbots/words/en'
import { board } from './board.ts'
import { coach } from './coach.ts'
import { lesson } from './lesson.ts'

export const words = { ...board, lesson, coach }

/** The game's own words. */
export const said: { words: typeof en; gists: typeof gists; sourceOf: typeof sourceOf } = { words: en, gists, sourceOf }
