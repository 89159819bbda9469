import { sentencesOf } from '@robodrome/kernel'
import { en } from './words/expected-en.ts'

/** Makes the sentences about what is expected of settings, positions and boxes. */
export const pblSays = sentencesOf('pbl', en)
