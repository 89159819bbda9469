import { sentencesOf } from '@robodrome/kernel'
import { en } from './words/expected-en.ts'

/** Builds the sentences about what was expected of settings, positions and boxes. */
export const voltSays = sentencesOf('volt', en)
