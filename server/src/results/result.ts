import type { Seat } from '@robodrome/kernel'
import { teamsOf } from '@robodrome/leagues'
import type { Table } from '@robodrome/table'
import { poolFor } from './pool.ts'
import type { Outcome, ResultPlayer } from '../store/schema/results.ts'

/** How a match ended: everything that lists show without replaying it. */
export interface MatchResult {
  table: string
  game: string
  mode: string
  /** Its rating pool; null if such matches are unrated. */
  pool: string | null
  players: ResultPlayer[]
  /** By seat: the robot, or whatever else identifies a player in the game. Null if unknown. */
  robots: (string | null)[]
  /** By seat. */
  outcomes: Outcome[]
  teams: Seat[][]
  ranking: Seat[][] | null
  rule: string | null
  scores: number[] | null
  begunAt: number
  endedAt: number
  steps: number
  /** Whether each side has made a choice (LG-RATE-7). */
  played: boolean
}

/** Returns the name of an AI opponent as players see it. */
export const mindAsPlayer = (mind: string): string => `mind:${mind}`

/** Returns the result of a table whose match is over, null before. */
export function resultOf(state: Table): MatchResult | null {
  const { plan, course, chairs, begunAt, playedAt, phase } = state
  if (phase !== 'over' || course === null || begunAt === null || playedAt === null) return null
  const { game, settings } = plan
  const { position, entries } = course.match
  const result = course.result()
  const ranking = result?.ranking ?? null
  const teams = teamsOf(game.id, settings)
  const chose = new Set(entries.flatMap((entry) => (entry.kind === 'choice' ? [entry.seat] : [])))
  return {
    table: plan.id,
    game: game.id,
    mode: settings.mode,
    pool: poolFor(game, settings),
    players: chairs.map(({ guest, mind, taken }, seat) => ({
      player: guest ?? mindAsPlayer(mind ?? ''),
      rank: ranking && rankOf(ranking, seat),
      takenOver: guest !== null && mind !== null,
      ...(taken !== null && { late: true as const }),
    })),
    // Robots of custom content may have any name.
    robots: chairs.map((_, seat) => (game.box === undefined ? (game.insight?.study?.brings(position, seat)[0] ?? null) : null)),
    outcomes: chairs.map((_, seat) => outcomeOf(ranking, teams, seat)),
    teams,
    ranking,
    rule: result?.rule ?? null,
    scores: game.scores ? [...game.scores(position)] : null,
    begunAt,
    endedAt: playedAt,
    steps: course.seq,
    played: teams.every((team) => team.some((seat) => chose.has(seat))),
  }
}

/** LG-RATE-6 Returns one more than the number of seats in better groups. */
function rankOf(ranking: readonly (readonly Seat[])[], seat: Seat): number {
  const group = ranking.findIndex((each) => each.includes(seat))
  return 1 + ranking.slice(0, group).reduce((sum, each) => sum + each.length, 0)
}

function outcomeOf(ranking: readonly (readonly Seat[])[] | null, teams: readonly (readonly Seat[])[], seat: Seat): Outcome {
  if (ranking === null) return 'off'
  const [first = []] = ranking
  if (!first.includes(seat)) return 'lost'
  const mates = teams.find((team) => team.includes(seat))!
  return first.every((each) => mates.includes(each)) ? 'won' : 'shared'
}
