import { firstOpponent, offered } from '@robodrome/minds'

/** Programs that may take a seat on this device. They are loaded with the first battle, not with the first page. */
export const mindIds = (): readonly string[] => offered

/** Whom newcomers play: it has a plan, and can be beaten. */
export const easyMind = (): string => firstOpponent.id
