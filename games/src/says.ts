import { sentencesOf } from '@robodrome/kernel'
import { en } from './words/en.ts'

/** Makes the sentences about boxes. */
export const boxSays = sentencesOf('boxes', en)
