import type { Json } from '@robodrome/kernel'
import type { Arm, Experiment } from '../experiment.ts'
import { Results } from '../results.ts'
import { runExperiment, type Engine } from '../run.ts'
import type { Facts } from '../study/facts.ts'
import { summarize, type Named } from '../study/summary.ts'
import type { Movable } from './numbers.ts'
import type { FairQuestion, Thinking } from './question.ts'

export type Numbers = ReadonlyMap<Movable, number>

/** Numbers that differ from the printed ones, and the win rates that pieces have with them. */
export interface Candidate {
  numbers: Numbers
  rates: readonly Named[]
  /** The largest deviation of any piece from its fair share. */
  spread: number
  /**
   * The mean square of all deviations. Unlike the spread, it also shows whether a change helps a piece other than the one with the largest
   * deviation.
   */
  unevenness: number
}

/** A candidate with the games played so far, by deal. */
export interface Trial {
  numbers: Numbers
  games: Map<number, readonly Facts[]>
}

export const newTrial = (numbers: Numbers): Trial => ({ numbers, games: new Map() })

/**
 * A trial with other numbers. If pieces are dealt, games without a changed piece stay the same, so they are copied instead of played again.
 */
export function variant(of: Trial, numbers: Numbers, isDealt: boolean): Trial {
  const next = newTrial(numbers)
  if (!isDealt) return next
  const changed = new Set(
    [...of.numbers, ...numbers].filter(([each]) => of.numbers.get(each) !== numbers.get(each)).map(([{ piece }]) => piece),
  )
  for (const [deal, games] of of.games)
    if (!games.some(({ seats }) => seats.some(({ brings }) => brings.some((piece) => changed.has(piece))))) next.games.set(deal, games)
  return next
}

/** Plays the deals that trials still lack, all of them with the same luck. */
export async function playTrials(
  { title, game, settings }: FairQuestion,
  trials: readonly Trial[],
  { player, seed, deals }: { player: Omit<Thinking, 'deals'>; seed: number; deals: number },
  boxOf: (numbers: Numbers) => Json,
  engine: Engine,
  signal: AbortSignal | undefined,
): Promise<void> {
  const arms: Arm[] = trials.map(({ numbers }, i) => ({ name: `candidate ${i}`, game, settings, box: boxOf(numbers), players: [player] }))
  const experiment: Experiment = { title, about: '', seed, deals, chunk: 20, until: null, arms }
  const results = new Results(experiment)
  for (const [arm, { games }] of trials.entries())
    for (const [deal, facts] of games) results.add({ chunk: { arm, from: deal, to: deal + 1 }, facts: [...facts] })
  await runExperiment(experiment, results, { engine, keep: () => undefined, ...(signal && { signal }) })
  for (const [arm, { games }] of trials.entries()) for (const facts of results.games(arm)) games.set(facts.deal, [facts])
}

/** The win rates of a trial's first deals. */
export function candidateOf({ game, settings }: FairQuestion, { numbers, games }: Trial, deals: number): Candidate {
  const played = [...games].filter(([deal]) => deal < deals).toSorted(([a], [b]) => a - b)
  const arm: Arm = { name: 'candidate', game, settings, box: null, players: [{ mind: '', budget: {} }] }
  const { brought, fair } = summarize(
    arm,
    played.flatMap(([, facts]) => facts),
  )
  const off = brought.map(({ share }) => share - fair)
  const squares = off.reduce((sum, each) => sum + each * each, 0)
  return { numbers, rates: brought, spread: Math.max(0, ...off.map(Math.abs)), unevenness: squares / Math.max(1, off.length) }
}
