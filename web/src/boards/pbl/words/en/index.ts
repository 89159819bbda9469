import { en, gists, wordsIn } from '@robodrome/pbl/words/en'
import { cards } from './cards.ts'
import { coach } from './coach.ts'
import { lesson } from './lesson.ts'
import { progress } from './progress.ts'
import { prompt } from './prompt.ts'
import { stage } from './stage.ts'
import { numbers } from './numbers.ts'

/** All texts of the board itself; events, questions, options and refusals are the game's own words. */
export const words = { cards, numbers, progress, prompt, stage, lesson, coach }

/** The game's own words. */
export const said: {
  words: typeof en
  wordsIn: typeof wordsIn
  gists: typeof gists
} = { words: en, wordsIn, gists }
