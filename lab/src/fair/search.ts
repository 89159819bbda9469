import { registry } from '@robodrome/games'
import { BadInput, type Json } from '@robodrome/kernel'
import type { Engine } from '../run.ts'
import { movablesIn, numbersIn, withNumbers, type Movable } from './numbers.ts'
import type { FairQuestion, Thinking } from './question.ts'
import { labSays } from '../says.ts'
import { candidateOf, newTrial, playTrials, variant, type Candidate, type Numbers, type Trial } from './trials.ts'

/** What the search has found, and what the other mind has measured for the printed game and for some of the steps. */
export interface FairReport {
  printed: Candidate
  steps: readonly { searched: Candidate; measured: Candidate }[]
  /** The step with the smallest measured spread, or -1 for the printed game. */
  best: number
}

interface FairOptions {
  engine: Engine
  /** The content to begin with; the printed content if omitted. */
  content?: Json
  /** Other content with the numbers with which the search begins; those of `content` if omitted. */
  begin?: Json
  /** Called before each round of games with how many candidates are played, and by whom. */
  onRound?(phase: 'search' | 'measure', candidates: number): void
  onStep?(step: number, candidate: Candidate): void
  signal?: AbortSignal
}

/** Added to the seed for the measurement, so that it uses deals that the search has never seen. */
const MEASURED = 1_000_003
/** The search begins with this share of its deals, and plays more as soon as these lead to no better numbers. */
const FIRST = 1 / 8
/** All changes are tried on this share of the deals, and only the most promising change of each piece on all of them. */
const GLANCE = 1 / 4
const PROMISING = 4
/** The maximum number of steps that are measured: the last one, and earlier ones with fewer changes. */
const MOST_MEASURED = 3

/** Searches with one mind, then measures with the other. */
export async function makeFair(
  question: FairQuestion,
  { engine, content, begin, onRound, onStep, signal }: FairOptions,
): Promise<FairReport> {
  const entry = registry[question.game]
  const printed = content ?? (await entry?.box?.())
  if (entry?.faults === undefined || printed === undefined) throw new BadInput(['game'], question.game, labSays('gameWithBoxes'))
  const movables = movablesIn(printed, question)
  // The printed game needs no box.
  const boxOf = (numbers: Numbers): Json =>
    content === undefined && numbers.size === 0 ? null : { game: question.game, id: 'fair', content: withNumbers(printed, numbers) }
  const play = async (phase: 'search' | 'measure', trials: readonly Trial[], deals: number): Promise<void> => {
    onRound?.(phase, trials.length)
    const seed = phase === 'search' ? question.seed : question.seed + MEASURED
    const { deals: _all, ...player }: Thinking = question[phase]
    // What was found is measured even if the search was stopped.
    await playTrials(question, trials, { player, seed, deals }, boxOf, engine, phase === 'search' ? signal : undefined)
  }
  const isPlayable = async (numbers: Numbers): Promise<boolean> => (await entry.faults!(withNumbers(printed, numbers))).length === 0
  const search: Search = { question, movables, isPlayable, play: (trials, deals) => play('search', trials, deals), signal }
  const found = await stepsOf(search, begin === undefined ? new Map() : numbersIn(movables, begin), onStep)
  const chosen = spread(found, MOST_MEASURED)
  const { deals } = question.measure
  const measured = [newTrial(new Map()), ...chosen.map(({ numbers }) => newTrial(numbers))]
  await play('measure', measured, deals)
  const [own, ...others] = measured.map((trial) => candidateOf(question, trial, deals))
  const spreads = others.map((each) => each.spread)
  const least = Math.min(own!.spread, ...spreads)
  return { printed: own!, steps: chosen.map((searched, i) => ({ searched, measured: others[i]! })), best: spreads.indexOf(least) }
}

interface Search {
  question: FairQuestion
  movables: readonly Movable[]
  isPlayable(numbers: Numbers): Promise<boolean>
  play(trials: readonly Trial[], deals: number): Promise<void>
  signal: AbortSignal | undefined
}

/** Goes from step to step as long as each is more even than the one before, on more and more deals. Given numbers are the first step. */
async function stepsOf(search: Search, begin: Numbers, onStep: FairOptions['onStep']): Promise<Candidate[]> {
  const { question, play, signal } = search
  const all = question.search.deals
  const steps: Candidate[] = []
  let deals = Math.min(all, Math.max(20, Math.ceil(all * FIRST)))
  let now = newTrial(begin)
  await play([now], deals)
  const step = (): void => {
    steps.push(candidateOf(question, now, deals))
    onStep?.(steps.length, steps.at(-1)!)
  }
  if (begin.size > 0) step()
  while (!isStopped(signal)) {
    const next = await betterThan(search, now, deals)
    // A round that was stopped has not played all its deals.
    if (isStopped(signal)) break
    if (next !== null) {
      now = next
      step()
    } else if (deals < all) {
      deals = Math.min(all, deals * 2)
      await play([now], deals)
    } else break
  }
  return steps
}

/** This is a function, because the signal must be read again after games were played. */
const isStopped = (signal: AbortSignal | undefined): boolean => signal?.aborted === true

/** Returns the best change of the piece that wins most, of the one that wins least, or of both; null if none makes the rates more even. */
async function betterThan({ question, movables, isPlayable, play }: Search, now: Trial, deals: number): Promise<Trial | null> {
  const own = candidateOf(question, now, deals)
  const ends = [own.rates[0]?.name, own.rates.at(-1)?.name]
  const vary = async (numbers: Numbers): Promise<Trial[]> =>
    numbers.size <= question.most && (await isPlayable(numbers)) ? [variant(now, numbers, question.dealt)] : []
  const changes = await Promise.all(
    ends.map(async (piece) => (await Promise.all(changesOf(movables, now.numbers, piece).map(vary))).flat()),
  )
  const first = Math.ceil(deals * GLANCE)
  await play(changes.flat(), first)
  const promising = changes.map((trials) => inOrder(question, trials, first).slice(0, PROMISING))
  await play(promising.flat(), deals)
  const [up, down] = promising.map((trials) => inOrder(question, trials, deals)[0])
  const both = up === undefined || down === undefined ? [] : await vary(joined(now.numbers, up.numbers, down.numbers))
  await play(both, deals)
  const [best] = inOrder(question, [...promising.flat(), ...both], deals)
  return best !== undefined && candidateOf(question, best, deals).unevenness < own.unevenness ? best : null
}

const inOrder = (question: FairQuestion, trials: readonly Trial[], deals: number): Trial[] =>
  trials
    .map((trial) => ({ trial, unevenness: candidateOf(question, trial, deals).unevenness }))
    .toSorted((a, b) => a.unevenness - b.unevenness)
    .map(({ trial }) => trial)

/** Every change of one number of a piece by one. */
const changesOf = (movables: readonly Movable[], numbers: Numbers, piece: string | undefined): Numbers[] =>
  movables
    .filter((movable) => movable.piece === piece)
    .flatMap((movable) => {
      const value = numbers.get(movable) ?? movable.printed
      return [value - 1, value + 1]
        .filter((each) => each >= movable.least && each <= movable.most)
        .map((each) => changed(numbers, movable, each))
    })

/** A number that has returned to its printed value is no longer listed. */
function changed(numbers: Numbers, movable: Movable, value: number): Numbers {
  const next = new Map(numbers)
  if (value === movable.printed) next.delete(movable)
  else next.set(movable, value)
  return next
}

/** Merges two changes of the same numbers. */
function joined(from: Numbers, one: Numbers, other: Numbers): Numbers {
  const valueIn = (numbers: Numbers, movable: Movable): number => numbers.get(movable) ?? movable.printed
  return [...one, ...from]
    .filter(([movable]) => valueIn(one, movable) !== valueIn(from, movable))
    .reduce((now, [movable]) => changed(now, movable, valueIn(one, movable)), other)
}

/** Some entries of a list at equal distances, including the last one. */
const spread = <T>(list: readonly T[], most: number): T[] =>
  list.filter(
    (_, i) => list.length <= most || Array.from({ length: most }, (_each, k) => Math.round(((k + 1) * list.length) / most) - 1).includes(i),
  )
