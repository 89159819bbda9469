import type { GeneratedInt8, Int8, NullableJson } from './columns.ts'
import type { Seat } from '@robodrome/kernel'
import type { Generated, JSONColumnType } from 'kysely'

/** How a match ended for one of its seats. `off` means that the match was called off. */
export type Outcome = 'won' | 'lost' | 'shared' | 'off'

/** Who played a seat: a guest by id, or an AI opponent such as `mind:search`. */
export interface ResultPlayer {
  player: string
  /** The rank, from 1; tied players share a rank. Null if the match was called off. */
  rank: number | null
  /** Whether an AI opponent played the seat at the end, because its person had left or was away. */
  takenOver: boolean
  /** Whether its person took it over from an AI opponent during the match. */
  late?: true
}

type Counted = { won: number; lost: number; shared: number; off: number }

/** Figures from finished matches, each counted once. `rebuild` recreates all of them except `ends`. */
export interface ResultSchema {
  /** The order in which the ends of matches were committed. */
  ends: { n: Generated<number>; table_id: string }
  results: {
    table_id: string
    n: number
    game: string
    mode: string
    players: JSONColumnType<ResultPlayer[]>
    ranking: NullableJson<Seat[][]>
    rule: string | null
    scores: NullableJson<number[]>
    /** The pool in which it was rated, or null if it was not. */
    pool: string | null
    begun_at: Int8
    ended_at: Int8
    steps: number
  }
  /** One row per seat. `side` is its team, or the seat itself. */
  played: {
    table_id: string
    seat: number
    side: number
    n: number
    player: string
    game: string
    mode: string
    outcome: Outcome
    robot: string | null
  }
  /** `robot`: '' if unknown. */
  tallies: { player: string; game: string; mode: string; robot: string } & Counted
  /** Two players who have met, from the first one's point of view. `last` is the end of their last match. */
  meetings: { player: string; other: string; last: number } & Counted
  ratings: { pool: string; account: string; program: boolean; mu: number; sigma: number; matches: number }
  rating_changes: {
    table_id: string
    account: string
    pool: string
    n: number
    mu_before: number
    sigma_before: number
    mu_after: number
    sigma_after: number
  }
  /** What is due at which time (milliseconds since 1970), even if nobody is watching. The process that handles it holds a lease. */
  deadlines: { key: string; due_at: Int8; leased_until: GeneratedInt8; body: NullableJson<object> }
}
