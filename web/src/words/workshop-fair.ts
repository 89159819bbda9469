import { fair } from './en/workshop-fair.ts'
import { german } from './index.ts'

/** The texts of the Fairness tab, loaded with it. */
export const fairWords = german?.fair ?? fair
