import { seat, tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { tale } from './watch.ts'

/** Who played: a guest by id, or a program of the site, such as `mind:search`. `name` is null for someone who left. */
const player = z.object({ id: z.string(), name: z.nullable(z.string()), bot: z.boolean() })
export type PlayerName = z.infer<typeof player>

export const outcome = z.enum(['won', 'lost', 'shared', 'off'])
export type BattleOutcome = z.infer<typeof outcome>

const counted = { won: z.number(), lost: z.number(), shared: z.number(), off: z.number() }

/** LG-RATE-2 A rating as it is shown, give or take `spread`; after how many rated battles. */
const shown = { rating: z.number(), spread: z.number(), matches: z.number() }

/** A battle that is over, as one of its players has it in their history. */
export const battle = z.object({
  /** Counts the ends of battles: what comes next is asked for with the last one seen. */
  n: z.number(),
  /** Null where the table is private and the reader was not at it. */
  table: z.nullable(tableId),
  game: z.string(),
  mode: z.string(),
  outcome,
  rank: z.nullable(z.number()),
  seats: z.number(),
  others: z.array(player),
  endedAt: z.number(),
  /** How long it took, in milliseconds. */
  took: z.number(),
  /** How it went, and what the chances of the winner were at least. Null where nobody worked it out. */
  story: z.nullable(z.object({ tale, lowest: z.number() })),
  /** By how much luck moved their chance to win beyond what was to be expected; null where nobody can tell, or has worked it out yet. */
  luck: z.nullable(z.number()),
  /** What it changed about the rating; null: it was not rated. */
  change: z.nullable(z.object({ pool: z.string(), before: z.number(), after: z.number() })),
})
export type Battle = z.infer<typeof battle>

/** GET /api/tables/:id/ratings: what a rated match that is over has changed, by seat; a seat that was not rated is not among them. */
export const ratingChanges = z.object({
  pool: z.nullable(z.string()),
  changes: z.array(z.object({ seat, before: z.number(), after: z.number() })),
})
export type RatingChanges = z.infer<typeof ratingChanges>

/** GET /api/people/:id/battles?game=&opponent=&result=&before=: the latest first. */
export const battleList = z.object({ battles: z.array(battle), more: z.boolean() })
export type BattleList = z.infer<typeof battleList>

/** A robot that stands for somebody: PUT /api/account/figure. */
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
 * A battle worth remembering, and by how much: won from the lowest chance, against ratings so many points higher, although luck took so much of the chance; or the
 * longest, in steps.
 */
export const memory = z.object({
  kind: z.enum(['comeback', 'upset', 'unlucky', 'longest']),
  value: z.number(),
  table: tableId,
  game: z.string(),
})
export type Memory = z.infer<typeof memory>

/** GET /api/people/:id: a person or a program, `me` for oneself. */
export const profile = z.object({
  id: z.string(),
  name: z.string(),
  bot: z.boolean(),
  /** Whether the account is kept with a passkey or a password: others cannot be rated. */
  kept: z.boolean(),
  own: z.boolean(),
  since: z.number(),
  /** Null: they have picked none. */
  figure: z.nullable(figure),
  /** With what they have played most, and how it went. */
  robots: z.array(z.object({ game: z.string(), robot: z.string(), ...counted })),
  memories: z.array(memory),
  games: z.array(z.object({ game: z.string(), mode: z.string(), ...counted })),
  ratings: z.array(
    z.object({
      pool: z.string(),
      ...shown,
      /** The share of players with a lower rating; null where there are too few to say. */
      ahead: z.nullable(z.number()),
      /** After each of the last battles, oldest first. */
      line: z.array(z.object({ rating: z.number(), spread: z.number() })),
    }),
  ),
  /** Whom they met last, and how it went for them. */
  meetings: z.array(z.object({ other: player, ...counted })),
  battles: battleList,
})
export type Profile = z.infer<typeof profile>

/** GET /api/ratings: where there are ratings. GET /api/ratings/:pool?show=people|programs|both&from=: the best first. */
export const poolList = z.object({ pools: z.array(z.object({ pool: z.string(), players: z.number() })) })
export type PoolList = z.infer<typeof poolList>
export const leaderboard = z.object({
  pool: z.string(),
  players: z.array(z.object({ place: z.number(), player, ...shown })),
  more: z.boolean(),
})
export type Leaderboard = z.infer<typeof leaderboard>
