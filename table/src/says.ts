import { sentencesOf } from '@robodrome/kernel'
import { en as problems } from './words/problems-en.ts'
import { en as refusals } from './words/refusals-en.ts'

/** Makes the sentences with which a table refuses. */
export const tableSays = sentencesOf('table', refusals)

/** Makes the sentences about a record that fails verification. */
export const recordSays = sentencesOf('record', problems)
