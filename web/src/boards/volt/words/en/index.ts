import { cardText, en, gists, settable, value } from '@robodrome/volt/words/en'
import { desk } from './desk.ts'
import { lesson } from './lesson.ts'
import { prompt } from './prompt.ts'
import { stage } from './stage.ts'
import { workshop } from './workshop.ts'
import { ordinal, points } from './text.ts'

/** All texts of the VOLT board. */
export const words = { ordinal, points, ...stage, ...prompt, ...desk, ...workshop, lesson }

/** The game's own words. */
export const said: {
  words: typeof en
  cardText: typeof cardText
  gists: typeof gists
  settable: typeof settable
  value: typeof value
} = { words: en, cardText, gists, settable, value }
