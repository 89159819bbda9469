import { living as en } from './en/living.ts'
import { german } from './index.ts'

/** The texts of the living room, loaded with its screens instead of with the first page. */
export const livingWords = german?.living ?? en
