import { commandName, de, gistsIn, namesIn, symbolName, wordsIn } from '@robodrome/gekido/words/de'
import { list } from '../../../../words/de/text.ts'
import type { Spoken } from '../../../../words/spoken.ts'
import type * as English from '../en/index.ts'
import { desk } from './desk.ts'
import { lesson } from './lesson.ts'
import { luck } from './luck.ts'
import { prompt } from './prompt.ts'
import { stage } from './stage.ts'

/** Everything the Gekido board says, but for what the game itself says. */
export const words: Spoken<typeof English.words> = { list, ...stage, ...desk, ...prompt, ...luck, lesson }

/** What the game itself says. */
export const said: typeof English.said = { words: de, wordsIn, gistsIn, namesIn, commandName, symbolName }
