import { sentencesOf } from '@robodrome/kernel'
import { en as problems } from './words/problems-en.ts'
import { en as refusals } from './words/refusals-en.ts'

/** Builds the sentences with which a table refuses a wish. */
export const tableSays = sentencesOf('table', refusals)

/** Builds the sentences about a record that fails verification. */
export const recordSays = sentencesOf('record', problems)
