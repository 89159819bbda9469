import { firstOpponent, offered, ruleOfThumb } from '@robodrome/minds'

/** Programs that may take a seat on this device. They are loaded with the first battle, not with the first page. */
export const mindIds = (): readonly string[] => offered

/** Whom newcomers play: it has a plan, and can be beaten. */
export const easyMind = (): string => firstOpponent.id

/** A lesson is the same each time: its opponent goes by no clock. */
export const lessonMind = (): string => ruleOfThumb.id
