import { en, gists, wordsIn } from '@robodrome/pbl/words/en'
import { cards } from './cards.ts'
import { lesson } from './lesson.ts'
import { progress } from './progress.ts'
import { prompt } from './prompt.ts'
import { stage } from './stage.ts'
import { numbers } from './numbers.ts'

/** What the board itself says; events, questions, options and refusals are the game's words. */
export const words = { cards, numbers, progress, prompt, stage, lesson }

/** What the game itself says. */
export const said: {
  words: typeof en
  wordsIn: typeof wordsIn
  gists: typeof gists
} = { words: en, wordsIn, gists }
