import type { Game, Settings } from '@robodrome/kernel'
import {
  beginner,
  bestReply,
  equilibrium,
  firstOpponent,
  flat,
  levels,
  ruleOfThumb,
  search,
  type Budget,
  type Mind,
} from '@robodrome/minds'
import type { Played } from './deal.ts'
import { playMatch, type MatchOptions, type Outcome } from './match.ts'
import type { Claims } from './sequential.ts'

/** Two minds to compare: the purpose, both budgets (their own by default), and the claims about the first mind. */
export interface Pairing {
  part: 'levels' | 'beginner' | 'gauntlet'
  first: string
  second: string
  budget?: Budget
  claims: Claims
}

/**
 * A ladder of levels in a game: each level plays its neighbours or all others, and the highest one plays the gauntlet with the same time.
 */
export interface LadderPlan {
  settings: Settings
  seed: number
  /** The maximum number of games per pairing. */
  games: number
  all: boolean
  /** The budget of the levels, if it is not their own. */
  budget?: Budget
  /** The budget of the highest level and of the gauntlet. */
  gauntlet: Budget
}

/** The result of a pairing. */
export type Rung = { pairing: Pairing; outcome: Outcome }

const ERROR = 0.05
/** A level should score three quarters of the points against any weaker mind; two thirds would hardly be noticed. */
const STRONGER: Claims = { low: 0.65, high: 0.75, error: ERROR }
/** Newcomers should lose about a third of their battles. */
const THIRD: Claims = { low: 0.25, high: 0.42, error: ERROR }

/** Lists the pairings. Best reply and equilibrium differ from other minds only in games with plans. */
export function pairingsOf(game: Game, { all, budget, gauntlet }: LadderPlan): Pairing[] {
  const time = budget && { budget }
  const below = (at: number): readonly Mind[] => levels.slice(all ? 0 : Math.max(0, at - 1), at).toReversed()
  const steps = levels.flatMap((level, at) =>
    below(at).map(({ id }): Pairing => ({ part: 'levels', first: level.id, second: id, ...time, claims: STRONGER })),
  )
  const against = [ruleOfThumb, search, ...(game.insight?.plans ? [bestReply, equilibrium] : []), flat]
  return [
    ...steps,
    { part: 'beginner', first: firstOpponent.id, second: beginner.id, ...time, claims: THIRD },
    ...against.map(({ id }): Pairing => ({ part: 'gauntlet', first: levels.at(-1)!.id, second: id, budget: gauntlet, claims: STRONGER })),
  ]
}

/** A deal of a ladder in its stored form. */
export type LadderDeal = { first: string; second: string; deal: number; played: Played[] }

export interface ClimbOptions extends Pick<MatchOptions, 'threads' | 'load'> {
  /** Deals played before. */
  known: readonly LadderDeal[]
  keep(deal: LadderDeal): void
  /** Called before each pairing and after each of its deals, with the pairing, all pairings, and the games so far. */
  onProgress?(at: number, pairings: readonly Pairing[], games: number): void
  /** Whether the current pairing has had enough time, even if undecided. */
  isLong?(): boolean
}

/** Plays the pairings in turn, each until a sequential test gives a verdict, all games are played, or the CPU time is used up. */
export async function climb(game: Game, plan: LadderPlan, { known, keep, onProgress, isLong, ...how }: ClimbOptions): Promise<Rung[]> {
  const pairings = pairingsOf(game, plan)
  const rungs: Rung[] = []
  for (const [at, pairing] of pairings.entries()) {
    const { first, second, budget, claims } = pairing
    const before: Played[][] = []
    for (const each of known) if (each.first === first && each.second === second) before[each.deal] = each.played
    onProgress?.(at, pairings, 0)
    const end = new AbortController()
    const outcome = await playMatch(
      { game: game.id, settings: plan.settings, minds: [first, second], seed: plan.seed, clock: 'cpu', ...(budget && { budget }) },
      plan.games,
      {
        ...how,
        claims,
        known: before,
        signal: end.signal,
        onDeal: (deal, played) => keep({ first, second, deal, played }),
        onProgress(_standings, games) {
          onProgress?.(at, pairings, games)
          if (isLong?.() === true) end.abort()
        },
      },
    )
    rungs.push({ pairing, outcome })
  }
  return rungs
}
