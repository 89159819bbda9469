import { de, gists, sourceOf } from '@robodrome/aimbots/words/de'
import type { Spoken } from '../../../../words/spoken.ts'
import type * as English from '../en/index.ts'
import { board } from './board.ts'
import { coach } from './coach.ts'
import { lesson } from './lesson.ts'

export const words: Spoken<typeof English.words> = { ...board, lesson, coach }

/** The game's own words. */
export const said: typeof English.said = { words: de, gists, sourceOf }
