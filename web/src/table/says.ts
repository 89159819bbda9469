import { sentencesOf } from '@robodrome/kernel/sentences'
import { Refused, type Fault } from '@robodrome/table'
import { faults } from '../words/en/faults.ts'
import { words } from '../words/index.ts'

/** Builds the sentences with which this page's worker refuses. */
export const pageSays = sentencesOf('page', faults)

/** A refusal that arrived as data, in the language of the page. */
export const refusedIn = (fault: Fault): Refused => new Refused(fault.code, { message: words.refusal(fault, fault.code) }, fault.rule)
