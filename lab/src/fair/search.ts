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
  /** The largest deviation of any piece from its fair share. */
  spread: number
  /**
   * The mean square of all deviations. Unlike the spread, it also shows whether a change helps a piece other than the one with the largest
   * deviation.
   */
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
  /** The content to begin with; the printed content if there is none. */
  content?: Json
  /** Called before each round of games: how many candidates are played, by whom. */
  onRound?(phase: 'search' | 'measure', candidates: number): void
  onStep?(step: number, candidate: Candidate): void
  signal?: AbortSignal
}

/** Added to the seed for the measurement, so that it uses deals that the search never saw. */
const MEASURED = 1_000_003

/** Searches with one mind, then measures every step with the other. */
export async function makeFair(question: FairQuestion, { engine, content, onRound, onStep, signal }: FairOptions): Promise<FairReport> {
  const entry = registry[question.game]
  const printed = content ?? (await entry?.box?.())
  if (entry?.faults === undefined || printed === undefined) throw new BadInput(['game'], question.game, labSays('gameWithBoxes'))
  const movables = movablesIn(printed, question)
  // The printed game needs no box.
  const boxOf = (numbers: ReadonlyMap<Movable, number>): Json =>
    content === undefined && numbers.size === 0 ? null : { game: question.game, id: 'fair', content: withNumbers(printed, numbers) }
  const play = (phase: 'search' | 'measure', candidates: readonly ReadonlyMap<Movable, number>[]): Promise<Candidate[]> => {
    onRound?.(phase, candidates.length)
    const seed = phase === 'search' ? question.seed : question.seed + MEASURED
    // What was found is measured even if the search was stopped.
    return rated(question, boxOf, candidates, question[phase], seed, engine, phase === 'search' ? signal : undefined)
  }
  const playable = async (candidates: readonly ReadonlyMap<Movable, number>[]) => {
    const faults = await Promise.all(candidates.map((numbers) => entry.faults!(withNumbers(printed, numbers))))
    return candidates.filter((_, i) => faults[i]!.length === 0)
  }
  const steps: Candidate[] = []
  let [now] = (await play('search', [new Map()])) as [Candidate]
  for (;;) {
    const next = await playable(proposals(movables, now, question.most))
    if (next.length === 0 || signal?.aborted === true) break
    const [best] = (await play('search', next)).toSorted((a, b) => a.unevenness - b.unevenness)
    // A round that was stopped has not played all its deals.
    if (isStopped(signal) || best === undefined || best.unevenness >= now.unevenness) break
    now = best
    steps.push(now)
    onStep?.(steps.length, now)
  }
  const [own, ...measured] = await play('measure', [new Map(), ...steps.map(({ numbers }) => numbers)])
  const spreads = measured.map(({ spread }) => spread)
  const least = Math.min(own!.spread, ...spreads)
  return {
    printed: own!,
    steps: steps.map((searched, i) => ({ searched, measured: measured[i]! })),
    best: spreads.indexOf(least),
  }
}

/** A function, because the signal must be read again after games were played. */
const isStopped = (signal: AbortSignal | undefined): boolean => signal?.aborted === true

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

/** Measures the win rates with each of these sets of numbers, all on the same deals. */
async function rated(
  { title, game, settings }: FairQuestion,
  boxOf: (numbers: ReadonlyMap<Movable, number>) => Json,
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
    box: boxOf(numbers),
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
