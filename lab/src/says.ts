import { sentencesOf } from '@robodrome/kernel'
import { en } from './words/en.ts'

/** Makes the sentences about experiments. */
export const labSays = sentencesOf('lab', en)
