// The page uses this, too, so nothing here needs Node.
export { playChunk } from '../chunk.ts'
export type { Engine } from '../run.ts'
export { withNumbers, type Movable } from './numbers.ts'
export { readFairQuestion, type FairQuestion } from './question.ts'
export { makeFair, type FairReport } from './search.ts'
export type { Candidate } from './trials.ts'
