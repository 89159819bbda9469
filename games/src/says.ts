import { sentencesOf } from '@robodrome/kernel'
import { en } from './words/en.ts'

/** Builds the sentences about boxes. */
export const boxSays = sentencesOf('boxes', en)
