import { study } from './en/study.ts'
import { german } from './index.ts'

/** The texts of studies: loaded with their screens, not with the first page. */
export const studyWords = german?.study ?? study
