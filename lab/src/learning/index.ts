export { learnPlayer, packWeights, type Learning, type LearningOptions, type LearningStep } from './learning.ts'
export type { LearningPlan } from './plan.ts'
export { learningReport, type LearningMatch } from './report.ts'
