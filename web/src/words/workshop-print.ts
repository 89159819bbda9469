import { print } from './en/workshop-print.ts'
import { german } from './index.ts'

/** The texts of the Print tab, loaded with it. */
export const printWords = german?.print ?? print
