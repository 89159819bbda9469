import { de, gists, wordsIn } from '@robodrome/pbl/words/de'
import type { Spoken } from '../../../../words/spoken.ts'
import type * as English from '../en/index.ts'
import { cards } from './cards.ts'
import { coach } from './coach.ts'
import { lesson } from './lesson.ts'
import { numbers } from './numbers.ts'
import { progress } from './progress.ts'
import { prompt } from './prompt.ts'
import { stage } from './stage.ts'

/** All texts of the board itself; events, questions, options and refusals are the game's own words. */
export const words: Spoken<typeof English.words> = { cards, numbers, progress, prompt, stage, lesson, coach }

/** The game's own words. */
export const said: typeof English.said = { words: de, wordsIn, gists }
