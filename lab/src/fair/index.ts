export { withNumbers, type Movable } from './numbers.ts'
export { readFairQuestion, type FairQuestion } from './question.ts'
export { makeFair, type Candidate, type FairReport } from './search.ts'
