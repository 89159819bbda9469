import { after as en } from './en/after.ts'
import { german } from './index.ts'

/** The texts after a battle: loaded with the table, not with the first page. */
export const afterWords = (german?.after ?? en).after
