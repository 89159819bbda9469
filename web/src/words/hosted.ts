import { hosted as en } from './en/hosted.ts'
import { german } from './index.ts'

/** Loaded with the board for games from outside. */
export const hostedWords = german?.hosted ?? en
