import type { Seat, Settings } from '@robodrome/kernel'
import { rate, UNRATED, type Rating } from './ratings.ts'

/** LG-RATE-3 Returns the rating pool of a match, or null if it is unrated. */
export function poolOf(game: string, { mode, options }: Pick<Settings, 'mode' | 'options'>): string | null {
  if (game === 'pbl') return pblPool(mode, options)
  const killbots = mode === 'championship' && Number(options['killbots'] ?? 0) > 0
  return killbots ? null : (POOLS[`${game} ${mode}`] ?? null)
}

const POOLS: Readonly<Record<string, string>> = {
  'gekido duel': 'gekido duel',
  'gekido standard': 'gekido standard',
  'aimbots duel': 'aimbots duel',
  'aimbots free-for-all': 'aimbots melee',
  'aimbots teams': 'aimbots teams',
  'volt basic': 'volt arena',
  'volt modules': 'volt arena',
  'volt championship': 'volt championship',
}

/** Options that make a match of PBL Robots part of a league. */
const LEAGUE = ['inheritance', 'removed', 'keepers', 'bonuses']

function pblPool(mode: string, options: Settings['options']): string | null {
  if (LEAGUE.some((option) => options[option] !== undefined)) return 'pbl league'
  if (mode === 'quick' || (mode === 'challenge' && options['draft'] === 'quick')) return 'pbl quick'
  if (['regular', 'rotation', 'challenge'].includes(mode)) return 'pbl regular'
  if (['community', 'ultimate'].includes(mode)) return 'pbl short'
  return ['gunner', 'hands'].includes(mode) ? 'pbl teams' : null
}

/** Modes with teams of two. */
const TEAMS: ReadonlySet<string> = new Set(['aimbots teams', 'pbl gunner', 'pbl hands'])
export const isForTeams = ({ game, mode }: { game: string; mode: string }): boolean => TEAMS.has(`${game} ${mode}`)

/** Lists the seats of each team; a player without teammates is a team of one. Teammates sit crosswise (LG-ENT-3). */
export const teamsOf = (game: string, { mode, seats }: Pick<Settings, 'mode' | 'seats'>): Seat[][] =>
  isForTeams({ game, mode })
    ? [0, 1].map((side) => Array.from({ length: seats / 2 }, (_, i) => side + 2 * i))
    : Array.from({ length: seats }, (_, seat) => [seat])

/** What the rating needs to know about the player in a seat. */
export interface Player {
  /** An account, or a registered bot with its version (LG-RATE-9); null for a guest or a bot without an owner. */
  account: string | null
  program: boolean
  /** Whether it is one of the site's own AI opponents. Nobody is rated against these (LG-RATE-9). */
  builtIn: boolean
  /** The bot's owner, who is not rated against their own bots. */
  owner: string | null
  /** Whether the player left and an AI continued (LG-RATE-8). */
  takenOver: boolean
  /** Whether the player took over the seat from an AI during play (LG-RATE-7). */
  late: boolean
}

export interface Ended {
  pool: string | null
  rated: boolean
  /** Whether it was played in a competition or on the ladder, where people are rated against bots (LG-RATE-9). */
  arranged: boolean
  /** Whether the match reached the phase `playing`, in which each side has made a choice. */
  played: boolean
  players: readonly Player[]
  /** The seats of each team; a player without teammates is a team of one. */
  teams: readonly (readonly number[])[]
  /** Groups of seats, best first; null if the match was called off. */
  ranking: readonly (readonly number[])[] | null
}

/** The rated part of a match: accounts by team, and the rank of each team. */
export interface RatedMatch {
  pool: string
  teams: string[][]
  ranks: number[]
}

/** LG-RATE-7, LG-RATE-8, LG-RATE-9 The rated part of a match, or null if it is not rated at all. */
export function ratedMatch({ pool, rated, arranged, played, players, teams, ranking }: Ended): RatedMatch | null {
  if (pool === null || !rated || !played || ranking === null) return null
  if (players.some(({ late }) => late)) return null
  const isMixed = new Set(players.map(({ program }) => program)).size > 1
  if (isMixed && (!arranged || players.some(({ builtIn }) => builtIn))) return null
  const accounts = players.map(({ account }) => account)
  const people = players.map(({ account, owner }) => owner ?? account)
  if (accounts.includes(null) || new Set(people).size < players.length) return null
  const left = (team: readonly number[]): boolean => team.some((seat) => players[seat]!.takenOver)
  const rankOf = (team: readonly number[]): number => ranking.findIndex((group) => team.some((seat) => group.includes(seat)))
  // A player who left ranks after all others, who keep the ranks that they had when the match ended.
  const level = teams.map((team) => (left(team) ? ranking.length : rankOf(team)))
  const ranks = level.map((own) => 1 + level.filter((other) => other < own).length)
  return { pool, teams: teams.map((team) => team.map((seat) => accounts[seat]!)), ranks }
}

/** A rating changed by a match (LG-RATE-10). */
export interface RatingChange {
  pool: string
  account: string
  before: Rating
  after: Rating
}

/** An account's rating in a pool. */
export interface Standing {
  rating: Rating
  matches: number
}

export const NEWCOMER: Standing = { rating: UNRATED, matches: 0 }

/** Computes the rating changes of a match from the ratings that its players had before. */
export function changesBy({ pool, teams, ranks }: RatedMatch, of: (account: string) => Standing): RatingChange[] {
  const before = teams.map((team) => team.map((account) => of(account).rating))
  const after = rate(before, ranks)
  return teams.flatMap((team, i) => team.map((account, j) => ({ pool, account, before: before[i]![j]!, after: after[i]![j]! })))
}

/** The ratings of all pools: a fold over rated matches in the order in which they ended (LG-RATE-10). */
export class Ratings {
  readonly #standings = new Map<string, Standing>()

  of(pool: string, account: string): Standing {
    return this.#standings.get(`${pool}\n${account}`) ?? NEWCOMER
  }

  take(match: RatedMatch): RatingChange[] {
    const changes = changesBy(match, (account) => this.of(match.pool, account))
    for (const { pool, account, after } of changes)
      this.#standings.set(`${pool}\n${account}`, { rating: after, matches: this.of(pool, account).matches + 1 })
    return changes
  }
}
