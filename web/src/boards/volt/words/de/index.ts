import { cardText, de, gists, settable, value } from '@robodrome/volt/words/de'
import type { Spoken } from '../../../../words/spoken.ts'
import type * as English from '../en/index.ts'
import { desk } from './desk.ts'
import { lesson } from './lesson.ts'
import { prompt } from './prompt.ts'
import { stage } from './stage.ts'
import { workshop } from './workshop.ts'
import { ordinal, points } from './text.ts'

/** All texts of the VOLT board. */
export const words: Spoken<typeof English.words> = { ordinal, points, ...stage, ...prompt, ...desk, ...workshop, lesson }

/** The game's own words. */
export const said: typeof English.said = { words: de, cardText, gists, settable, value }
