import { keepers as en } from './en/leagues/keepers.ts'
import { german } from './index.ts'

/** Loaded with a draft or an auction. */
export const keeperWords = german?.keepers ?? en
