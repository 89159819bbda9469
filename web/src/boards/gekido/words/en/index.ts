import { commandName, en, gistsIn, namesIn, symbolName, wordsIn } from '@robodrome/gekido/words/en'
import { coach } from './coach.ts'
import { desk } from './desk.ts'
import { lesson } from './lesson.ts'
import { luck } from './luck.ts'
import { prompt } from './prompt.ts'
import { stage } from './stage.ts'
import { list } from '../../../../words/en/text.ts'

/** All texts of the Gekido board, except those of the game itself. */
export const words = { list, ...stage, ...desk, ...prompt, ...luck, lesson, coach }

/** The game's own words. */
export const said: {
  words: typeof en
  wordsIn: typeof wordsIn
  gistsIn: typeof gistsIn
  namesIn: typeof namesIn
  commandName: typeof commandName
  symbolName: typeof symbolName
} = { words: en, wordsIn, gistsIn, namesIn, commandName, symbolName }
