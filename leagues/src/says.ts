import { sentencesOf } from '@robodrome/kernel'
import { en } from './words/en.ts'

/** Makes the sentences with which a competition refuses. */
export const leagueSays = sentencesOf('leagues', en)
