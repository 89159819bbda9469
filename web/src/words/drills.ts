import { drills } from './en/drills.ts'
import { german } from './index.ts'

/** The texts of drills, loaded with their screens instead of with the first page. */
export const drillWords = german?.drills ?? drills
