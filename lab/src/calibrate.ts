import { asked, choose, quickLuck, settle, start, winners, type Game, type Seat, type Settings } from '@robodrome/kernel'
import { ask, type Budget, type Mind } from '@robodrome/minds'

/** Positions whose estimate is within one band: their number, the average estimate, and how often that seat won. */
export type Band = { from: number; to: number; moments: number; estimate: number; won: number }

export interface Calibration {
  games: number
  bands: Band[]
  /** The error of the estimate in nats, and the error of a baseline that knows only each seat's win rate. */
  logLoss: number
  blindLoss: number
}

export interface CalibrationPlan {
  settings: Settings
  mind: Mind
  budget: Budget
  games: number
  seed: number
}

type Moment = { seat: Seat; estimate: number; won: number }

const BANDS = 10
/** Estimates are clamped to this, because a single surprise would otherwise outweigh everything. */
const CERTAIN = 0.999

/** Lets a mind play against itself and compares the game's own estimate at every decision with the result. */
export function calibrate(game: Game, plan: CalibrationPlan, onProgress: (games: number) => void = () => {}): Calibration {
  const moments: Moment[] = []
  for (let i = 0; i < plan.games; i++) {
    moments.push(...playOne(game, plan, plan.seed + i))
    onProgress(i + 1)
  }
  const wins = Array.from({ length: plan.settings.seats }, (_, seat) => mean(moments.filter((moment) => moment.seat === seat)))
  return {
    games: plan.games,
    bands: bandsOf(moments),
    logLoss: lossOf(moments, ({ estimate }) => estimate),
    blindLoss: lossOf(moments, ({ seat }) => wins[seat]!),
  }
}

function playOne(game: Game, { settings, mind, budget }: CalibrationPlan, seed: number): Moment[] {
  const chances = quickLuck(seed)
  const own = Array.from({ length: settings.seats }, (_, seat) => quickLuck(seed, 1 + seat))
  const estimates: [Seat, number][] = []
  const g = start(game, settings)
  settle(game, g, chances)
  for (let seat = asked(game, g)[0]; seat !== undefined; seat = asked(game, g)[0]) {
    estimates.push([seat, game.insight!.evaluate!(g)[seat]!])
    choose(game, g, seat, ask(mind, game, settings, g, seat, own[seat]!, budget).option.value)
    settle(game, g, chances)
  }
  const won = winners(game.result(g))
  return estimates.map(([seat, estimate]) => ({ seat, estimate, won: won.includes(seat) ? 1 / won.length : 0 }))
}

const mean = (moments: readonly Moment[]): number => moments.reduce((sum, { won }) => sum + won, 0) / Math.max(1, moments.length)

function bandsOf(moments: readonly Moment[]): Band[] {
  return Array.from({ length: BANDS }, (_, i) => {
    const within = moments.filter(({ estimate }) => Math.min(BANDS - 1, Math.floor(estimate * BANDS)) === i)
    const estimate = within.reduce((sum, each) => sum + each.estimate, 0) / Math.max(1, within.length)
    return { from: i / BANDS, to: (i + 1) / BANDS, moments: within.length, estimate, won: mean(within) }
  })
}

function lossOf(moments: readonly Moment[], said: (moment: Moment) => number): number {
  const total = moments.reduce((sum, moment) => {
    const chance = Math.min(CERTAIN, Math.max(1 - CERTAIN, said(moment)))
    return sum - moment.won * Math.log(chance) - (1 - moment.won) * Math.log(1 - chance)
  }, 0)
  return total / Math.max(1, moments.length)
}
