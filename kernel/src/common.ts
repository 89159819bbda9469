import { sentencesOf } from './sentences.ts'
import { en } from './words/en.ts'

/** Builds the sentences that several rooms share. */
export const common = sentencesOf('common', en)
