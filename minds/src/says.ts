import { sentencesOf } from '@robodrome/kernel'
import { en } from './words/en.ts'

/** Makes the sentences about minds. */
export const mindSays = sentencesOf('minds', en)
