import { sentencesOf } from './sentences.ts'
import { en } from './words/en.ts'

/** Makes the sentences that several rooms need. */
export const common = sentencesOf('common', en)
