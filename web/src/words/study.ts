import { study } from './en/study.ts'
import { german } from './index.ts'

/** The texts of studies, loaded with their screens instead of with the first page. */
export const studyWords = german?.study ?? study
