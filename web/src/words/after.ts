import { after as en } from './en/after.ts'
import { german } from './index.ts'

/** What is said once a battle is over: loaded with the table, not with the first page. */
export const afterWords = (german?.after ?? en).after
