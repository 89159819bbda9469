import { commandName, de, gistsIn, namesIn, symbolName, wordsIn } from '@robodrome/gekido/words/de'
import { list } from '../../../../words/de/text.ts'
import type { Spoken } from '../../../../words/spoken.ts'
import type * as English from '../en/index.ts'
import { coach } from './coach.ts'
import { desk } from './desk.ts'
import { lesson } from './lesson.ts'
import { luck } from './luck.ts'
import { prompt } from './prompt.ts'
import { stage } from './stage.ts'

/** All texts of the Gekido board, except those of the game itself. */
export const words: Spoken<typeof English.words> = { list, ...stage, ...desk, ...prompt, ...luck, lesson, coach }

/** The game's own words. */
export const said: typeof English.said = { words: de, wordsIn, gistsIn, namesIn, commandName, symbolName }
