import { sentencesOf } from '@robodrome/kernel'
import { en } from './words/en.ts'

/** Builds the sentences with which a competition refuses an act. */
export const leagueSays = sentencesOf('leagues', en)
