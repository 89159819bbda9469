import { keepers as en } from './en/leagues/keepers.ts'
import { german } from './index.ts'

/** Whoever comes to a draft or an auction loads these words with it. */
export const keeperWords = german?.keepers ?? en
