import { after as en } from './en/after.ts'
import { german } from './index.ts'

/** The texts after a battle, loaded with the table instead of with the first page. */
export const afterWords = (german?.after ?? en).after
