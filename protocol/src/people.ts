import { seat, tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { tale } from './watch.ts'

/** A player: a guest by id, or an AI opponent of the site, such as `mind:search`. `name` is null for a deleted account. */
const player = z.object({ id: z.string(), name: z.nullable(z.string()), bot: z.boolean() })
export type PlayerName = z.infer<typeof player>

export const outcome = z.enum(['won', 'lost', 'shared', 'off'])
export type BattleOutcome = z.infer<typeof outcome>

const counted = { won: z.number(), lost: z.number(), shared: z.number(), off: z.number() }

/** LG-RATE-2 A displayed rating, plus or minus `spread`, and the number of rated battles behind it. */
const shown = { rating: z.number(), spread: z.number(), matches: z.number() }

/** A finished battle, as listed in the history of one of its players. */
export const battle = z.object({
  /** The number of the battle in order of finishing. To get the next page, pass the last number seen. */
  n: z.number(),
  /** Null if the table is private and the reader did not play there. */
  table: z.nullable(tableId),
  game: z.string(),
  mode: z.string(),
  outcome,
  rank: z.nullable(z.number()),
  seats: z.number(),
  others: z.array(player),
  endedAt: z.number(),
  /** The duration in milliseconds. */
  took: z.number(),
  /** The kind of battle, and the lowest win chance of its winner; null until computed. */
  story: z.nullable(z.object({ tale, lowest: z.number() })),
  /** How far luck moved the player's win chance from its expected value; null if unknown or not computed yet. */
  luck: z.nullable(z.number()),
  /** The rating change; null if the battle was not rated. */
  change: z.nullable(z.object({ pool: z.string(), before: z.number(), after: z.number() })),
})
export type Battle = z.infer<typeof battle>

/** GET /api/tables/:id/ratings: the rating changes of a finished rated match, by seat, without seats that were not rated. */
export const ratingChanges = z.object({
  pool: z.nullable(z.string()),
  changes: z.array(z.object({ seat, before: z.number(), after: z.number() })),
})
export type RatingChanges = z.infer<typeof ratingChanges>

/** GET /api/people/:id/battles?game=&opponent=&result=&before=: battles, latest first. */
export const battleList = z.object({ battles: z.array(battle), more: z.boolean() })
export type BattleList = z.infer<typeof battleList>

/** An account's robot figure: PUT /api/account/figure. */
export const figure = z.enum([
  'bot-meow',
  'bot-over',
  'bot-pytron',
  'bot-slicer',
  'bot-tetsu',
  'bot-vrex',
  'volt-coil',
  'volt-hound',
  'volt-merc',
  'volt-reaper',
])
export type FigureName = z.infer<typeof figure>
export const newFigure = z.strictObject({ figure })

/**
 * A memorable battle and its figure: won from the lowest chance, against ratings that were this much higher, or despite this much bad luck;
 * or the longest battle, in steps.
 */
export const memory = z.object({
  kind: z.enum(['comeback', 'upset', 'unlucky', 'longest']),
  value: z.number(),
  table: tableId,
  game: z.string(),
})
export type Memory = z.infer<typeof memory>

/** GET /api/people/:id: a person, bot or AI; `me` for the caller. */
export const profile = z.object({
  id: z.string(),
  name: z.string(),
  bot: z.boolean(),
  /** Whether the account has a passkey or a password; others cannot be rated. */
  kept: z.boolean(),
  own: z.boolean(),
  since: z.number(),
  /** Null if they have picked none. */
  figure: z.nullable(figure),
  /** What they have played most, with their results. */
  robots: z.array(z.object({ game: z.string(), robot: z.string(), ...counted })),
  memories: z.array(memory),
  games: z.array(z.object({ game: z.string(), mode: z.string(), ...counted })),
  ratings: z.array(
    z.object({
      pool: z.string(),
      ...shown,
      /** The share of players with a lower rating; null if there are too few players to tell. */
      ahead: z.nullable(z.number()),
      /** The rating after each of the latest battles, oldest first. */
      line: z.array(z.object({ rating: z.number(), spread: z.number() })),
    }),
  ),
  /** Their latest opponents, and their results against them. */
  meetings: z.array(z.object({ other: player, ...counted })),
  battles: battleList,
})
export type Profile = z.infer<typeof profile>

/** GET /api/ratings: the rating pools. GET /api/ratings/:pool?show=people|programs|both&from=: players, best first. */
export const poolList = z.object({ pools: z.array(z.object({ pool: z.string(), players: z.number() })) })
export type PoolList = z.infer<typeof poolList>
export const leaderboard = z.object({
  pool: z.string(),
  players: z.array(z.object({ place: z.number(), player, ...shown })),
  more: z.boolean(),
})
export type Leaderboard = z.infer<typeof leaderboard>
