/** Exports for the board in the page: content, sentences, and view types. It contains no rules. */
export * from './content/index.ts'
export type { Outlook, Prospect } from './shapes.ts'
export type { DieAt, Happening, Option, Question, Terms } from './terms.ts'
export type { OpenRule, SideView, View, ZoneView } from './seen.ts'
export { baseSources, countsOf, diceSources, pointsBySlot, type NumberSource } from './sources.ts'
export { ATTACK, DEFENSE, NOBODY, type CardName, type Combat, type Passing, type Roll, type SideId, type Slot } from './state.ts'
export { armorStat, isLimb, levelOf, topOf } from './vocabulary.ts'
