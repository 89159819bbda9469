import { registry } from '@robodrome/games'
import { BadInput, type Json } from '@robodrome/kernel'
import type { Arm, Experiment } from '../experiment.ts'
import { Results } from '../results.ts'
import { runExperiment, type Engine } from '../run.ts'
import { summarize, type Named } from '../study/summary.ts'
import { movablesIn, withNumbers, type Movable } from './numbers.ts'
import type { FairQuestion, Thinking } from './question.ts'
import { labSays } from '../says.ts'

/** Numbers that differ from the printed ones, and the win rates of the pieces with them. */
export interface Candidate {
  numbers: ReadonlyMap<Movable, number>
  rates: readonly Named[]
  /** By how much the piece farthest from its fair share misses it. */
  spread: number
  /** The mean square of all deviations: unlike the spread, it also shows whether a change helps a piece that is not the farthest. */
  unevenness: number
}

/** What the search found, and what the other mind measured for the printed game and for each of its steps. */
export interface FairReport {
  printed: Candidate
  steps: readonly { searched: Candidate; measured: Candidate }[]
  /** The step with the smallest measured spread, or -1 for the printed game. */
  best: number
}

interface FairOptions {
  engine: Engine
  onStep?(step: number, candidate: Candidate): void
  signal?: AbortSignal
}

/** Added to the seed for the measurement, so that it uses deals that the search never saw. */
const MEASURED = 1_000_003

/** Searches with one mind, then measures every step with the other. */
export async function makeFair(question: FairQuestion, { engine, onStep, signal }: FairOptions): Promise<FairReport> {
  const printed = await registry[question.game]?.box?.()
  if (printed === undefined) throw new BadInput(['game'], question.game, labSays('gameWithBoxes'))
  const movables = movablesIn(printed, question)
  const play = (candidates: readonly ReadonlyMap<Movable, number>[], thinking: Thinking, seed: number): Promise<Candidate[]> =>
    rated(question, printed, candidates, thinking, seed, engine, signal)
  const steps: Candidate[] = []
  let [now] = (await play([new Map()], question.search, question.seed)) as [Candidate]
  for (;;) {
    const next = proposals(movables, now, question.most)
    if (next.length === 0 || signal?.aborted === true) break
    const [best] = (await play(next, question.search, question.seed)).toSorted((a, b) => a.unevenness - b.unevenness)
    if (best === undefined || best.unevenness >= now.unevenness) break
    now = best
    steps.push(now)
    onStep?.(steps.length, now)
  }
  const [own, ...measured] = await play([new Map(), ...steps.map(({ numbers }) => numbers)], question.measure, question.seed + MEASURED)
  const spreads = measured.map(({ spread }) => spread)
  const least = Math.min(own!.spread, ...spreads)
  return {
    printed: own!,
    steps: steps.map((searched, i) => ({ searched, measured: measured[i]! })),
    best: spreads.indexOf(least),
  }
}

/** Proposes every change of a number by one, for the pieces that win most and least. */
function proposals(movables: readonly Movable[], { numbers, rates }: Candidate, most: number): ReadonlyMap<Movable, number>[] {
  const ends = [rates[0]?.name, rates.at(-1)?.name]
  return movables
    .filter(({ piece }) => ends.includes(piece))
    .flatMap((movable) => {
      const value = numbers.get(movable) ?? movable.printed
      return [value - 1, value + 1]
        .filter((each) => each >= movable.least && each <= movable.most)
        .map((each) => changed(numbers, movable, each))
    })
    .filter(({ size }) => size <= most)
}

/** A number that is back at its printed value is no longer listed. */
function changed(numbers: ReadonlyMap<Movable, number>, movable: Movable, value: number): ReadonlyMap<Movable, number> {
  const next = new Map(numbers)
  if (value === movable.printed) next.delete(movable)
  else next.set(movable, value)
  return next
}

/** The win rates with each of these sets of numbers, all on the same deals. */
async function rated(
  { title, game, settings }: FairQuestion,
  printed: Json,
  candidates: readonly ReadonlyMap<Movable, number>[],
  { deals, ...player }: Thinking,
  seed: number,
  engine: Engine,
  signal: AbortSignal | undefined,
): Promise<Candidate[]> {
  const arms: Arm[] = candidates.map((numbers, i) => ({
    name: `candidate ${i}`,
    game,
    settings,
    box: numbers.size === 0 ? null : { game, id: 'fair', content: withNumbers(printed, numbers) },
    players: [player],
  }))
  const experiment: Experiment = { title, about: '', seed, deals, chunk: 20, until: null, arms }
  const results = new Results(experiment)
  await runExperiment(experiment, results, { engine, keep: () => undefined, ...(signal && { signal }) })
  return candidates.map((numbers, i) => {
    const { brought, fair } = summarize(arms[i]!, results.games(i))
    const off = brought.map(({ share }) => share - fair)
    const squares = off.reduce((sum, each) => sum + each * each, 0)
    return { numbers, rates: brought, spread: Math.max(...off.map(Math.abs)), unevenness: squares / Math.max(1, off.length) }
  })
}
