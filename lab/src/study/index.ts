// What a page can use as well: nothing here needs Node.
export { findingsOf, type FindingCard } from '../report/cards.ts'
export { htmlOf } from '../report/html.ts'
export { nameOf } from '../names.ts'
export { STYLE } from '../report/style.ts'
export type { Report } from '../report/report.ts'
export type { Experiment, Arm } from '../experiment.ts'
export { studyGame, type Facts } from './facts.ts'
export { summarize, type Summary } from './summary.ts'
