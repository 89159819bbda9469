import { quickLuck, type Game, type Settings } from '@robodrome/kernel'
import { chancesOf, fit, type Budget, type Mind, type Moment } from '@robodrome/minds'
import { sharesOf } from './shares.ts'
import { playTable } from './table.ts'

/** Games of a mind against itself, for training. */
export interface TrainingPlan {
  settings: Settings
  budget: Budget
  seed: number
}

/** A position with the game's current estimate. */
export type Lesson = Moment & { said: number[] }

/** One question in this many is used, because those of the same turn are similar. */
const ONE_IN = 12
/** One game in this many is held out for testing. */
const EXAMINED = 5
/** Estimates are clamped to this, because a single surprise would otherwise outweigh everything. */
const CERTAIN = 0.999

/** Makes the training data of one game. */
export function lessonsOf(game: Game, mind: Mind, { settings, budget, seed }: TrainingPlan, number: number): Lesson[] {
  const { features, evaluate } = game.insight ?? {}
  if (features === undefined || evaluate === undefined) throw new Error(`${game.title} has no features to fit an estimate on`)
  const seats = Array.from({ length: settings.seats }, (_, seat) => seat)
  const lot = quickLuck(seed + number, settings.seats + 1)
  const seen: Omit<Lesson, 'shares'>[] = []
  const end = playTable(
    game,
    settings,
    seats.map(() => mind),
    {
      seed: seed + number,
      budget,
      onQuestion(g) {
        if (lot.below(ONE_IN) > 0) return
        seen.push({ game: number, rows: seats.map((seat) => [...features.of(g, seat)]), said: evaluate(g) })
      },
    },
  )
  const shares = sharesOf(game.result(end), settings.seats)
  return seen.map((moment) => ({ ...moment, shares }))
}

/**
 * Weights fitted to four fifths of the games, and their error on the others: without any knowledge, with the current estimate, and with the
 * new weights.
 */
export interface Training {
  weights: number[]
  games: number
  moments: number
  blind: number
  before: number
  after: number
}

export function learn(lessons: readonly Lesson[], features: number): Training {
  const examined = lessons.filter(({ game }) => game % EXAMINED === 0)
  const weights = fit(
    lessons.filter(({ game }) => game % EXAMINED > 0),
    features,
  )
  return {
    weights,
    games: new Set(lessons.map(({ game }) => game)).size,
    moments: lessons.length,
    blind: lossOf(examined, ({ rows }) => rows.map(() => 1 / rows.length)),
    before: lossOf(examined, ({ said }) => said),
    after: lossOf(examined, ({ rows }) => chancesOf(rows, weights)),
  }
}

function lossOf(lessons: readonly Lesson[], said: (lesson: Lesson) => readonly number[]): number {
  const total = lessons.reduce((sum, lesson) => {
    const chances = said(lesson)
    return lesson.shares.reduce((off, share, seat) => off - share * Math.log(Math.min(CERTAIN, Math.max(1 - CERTAIN, chances[seat]!))), sum)
  }, 0)
  return total / Math.max(1, lessons.length)
}
