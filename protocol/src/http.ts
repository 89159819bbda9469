import { absence, boxName, clockRules, json, seat, settings, tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { boxId, LIMITS, mindName, newName, promise } from './fields.ts'

/** POST /api/session: a guest needs a name and nothing else; the answer sets an HttpOnly cookie. GET tells who one is, DELETE forgets it. */
export const newSession = z.strictObject({ name: newName })
export const session = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether the account is kept with a passkey or a password. */
  kept: z.boolean(),
})
export type Session = z.infer<typeof session>

/** GET /api/site: what runs here, how to reach the host, and how long chat is kept. */
export const siteCard = z.object({
  version: z.string(),
  contact: z.nullable(z.string()),
  imprint: z.nullable(z.string()),
  chatDays: z.number(),
})
export type SiteCard = z.infer<typeof siteCard>

/** GET /api/games. */
export const gameList = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      seats: z.array(z.number()),
      modes: z.array(z.object({ id: z.string(), title: z.string(), seats: z.array(z.number()), variants: z.array(z.string()) })),
    }),
  ),
  minds: z.array(z.string()),
})
export type GameList = z.infer<typeof gameList>

/** POST /api/boxes: content for a game, all of it or what is other than in the game's own. The answer has the whole name by which tables are opened with it. */
export const newBox = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  id: boxId,
  content: z.optional(json),
  changes: z.optional(json),
})
export type NewBox = z.infer<typeof newBox>
/** Also GET /api/boxes/:id/:digest. */
export const keptBox = z.object({ name: boxName, game: z.string(), content: json })
export type KeptBox = z.infer<typeof keptBox>

/** POST /api/tables: a table with open seats and minds. Whoever creates it is its host and sits down like everybody else. */
export const newTable = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  settings,
  seats: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('open') }),
      z.strictObject({ kind: z.literal('mind'), mind: mindName }),
    ]),
  ),
  /** Shown in the lobby, or known only to those who have the link. */
  public: z.boolean(),
  clock: z.nullable(clockRules),
  /** What becomes of a person who is out of time or away; the game's own answers unless it is said. */
  absence: z.optional(absence),
  /** Whether it counts for ratings, if all who sit down can be rated; not unless it is said. */
  rated: z.optional(z.boolean()),
  /** While it is played, onlookers see it so many moves later; unless it is said, two at a table that counts for ratings, and at once at any other. */
  behind: z.optional(z.int().check(z.minimum(0), z.maximum(LIMITS.behind))),
  /** The whole name of a box that is kept here, to play with its content; such a table is not rated. */
  box: z.optional(boxName),
})
export type NewTable = z.infer<typeof newTable>

/** A table in a list: GET /api/tables (public ones), GET /api/tables/mine, GET /api/tables/:id, and the answer to POST /api/tables. */
export const tableCard = z.object({
  id: tableId,
  game: z.string(),
  settings,
  phase: z.enum(['open', 'playing', 'over']),
  public: z.boolean(),
  clockRules: z.nullable(clockRules),
  absence,
  rated: z.boolean(),
  /** Where other content than the game's own is played with: the whole name of its box. */
  box: z.optional(boxName),
  seats: z.array(z.object({ kind: z.enum(['open', 'person', 'mind']), name: z.string(), bot: z.boolean() })),
  commitment: z.string(),
  createdAt: z.number(),
  /** Whether one of the caller's seats is asked. */
  yourMove: z.boolean(),
  /** The caller's seats, and the empty ones that are kept for the caller. */
  own: z.array(seat),
  kept: z.array(seat),
})
export type TableCard = z.infer<typeof tableCard>
export const tableList = z.object({ tables: z.array(tableCard) })
export type TableList = z.infer<typeof tableList>

/**
 * POST /api/tables/:id/seats: sits down, on the first open seat if none is named. The answer says where. Whoever has heard no answer asks again with
 * the same promise: that is no second seat. What was promised is shown on the table's socket, once it has closed.
 */
export const sitDown = z.strictObject({ seat: z.optional(seat), promise })
export const satDown = z.object({ seat, seq: z.number() })

/*
 * GET /api/tables/:id/record: the record as text, once the match is over. GET /api/games/:id/rules: the rulebook as Markdown.
 * Every refusal is { error: Fault } with a fitting status.
 */
