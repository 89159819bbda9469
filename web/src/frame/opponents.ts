import { firstOpponent, offered } from '@robodrome/minds'

/** AI opponents for this device. Loaded with the first battle instead of with the first page. */
export const mindIds = (): readonly string[] => offered

/** The opponent for newcomers: it has a plan, and can be beaten. */
export const easyMind = (): string => firstOpponent.id
