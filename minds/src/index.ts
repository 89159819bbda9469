import { flat } from './flat.ts'
import { beginner, bestReply, equilibrium, levels, unlearned } from './levels.ts'
import type { Mind } from './mind.ts'
import { random } from './random.ts'
import { ruleOfThumb } from './rule-of-thumb.ts'
import { search } from './search.ts'

export * from './ask.ts'
export * from './estimate.ts'
export * from './fit.ts'
export * from './judge.ts'
export * from './learned/index.ts'
export * from './levels.ts'
export * from './mind.ts'
export { Fate } from './fate.ts'
export { Patience } from './patience.ts'
export { plainly } from './plain.ts'
export { planner, type Manner } from './plans.ts'
export { habit } from './rollout.ts'
export { searcher, searchStyle, type Style } from './search.ts'
export { tempered } from './tempered.ts'
export { weightsFor, type Weights } from './weights.ts'
export { expectation, shares, worth } from './worth.ts'
export { flat, random, ruleOfThumb, search }

/** Baselines for measuring the levels. Players cannot choose them, but older tables may contain them. */
export const gauntlet: readonly Mind[] = [beginner, ruleOfThumb, search, bestReply, equilibrium, flat, unlearned]

/** Every mind by its id. */
export const minds: Readonly<Record<string, Mind>> = Object.fromEntries([...levels, random, ...gauntlet].map((mind) => [mind.id, mind]))

/** The opponents that players can choose: the levels, weakest first, and one that plays random moves. */
export const offered: readonly string[] = [...levels, random].map(({ id }) => id)
