import { de, gists, wordsIn } from '@robodrome/pbl/words/de'
import type { Spoken } from '../../../../words/spoken.ts'
import type * as English from '../en/index.ts'
import { cards } from './cards.ts'
import { lesson } from './lesson.ts'
import { numbers } from './numbers.ts'
import { progress } from './progress.ts'
import { prompt } from './prompt.ts'
import { stage } from './stage.ts'

/** What the board itself says; events, questions, options and refusals are the game's words. */
export const words: Spoken<typeof English.words> = { cards, numbers, progress, prompt, stage, lesson }

/** What the game itself says. */
export const said: typeof English.said = { words: de, wordsIn, gists }
