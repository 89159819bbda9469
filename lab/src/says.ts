import { sentencesOf } from '@robodrome/kernel'
import { en } from './words/en.ts'

/** Builds the sentences about experiments. */
export const labSays = sentencesOf('lab', en)
