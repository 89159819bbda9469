import { about as en } from './en/about.ts'
import { german } from './index.ts'

/** What help, about and privacy say: loaded with these screens, not with the first page. */
export const aboutWords = german?.about ?? en
