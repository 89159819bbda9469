import { about as en } from './en/about.ts'
import { german } from './index.ts'

/** The texts of help, about and privacy, loaded with these screens instead of with the first page. */
export const aboutWords = german?.about ?? en
