import { absence, boxName, clockRules, json, type Patch, seat, seenEvent, settings, tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { boxId, LIMITS, mindName, newName, promise } from './fields.ts'

/** POST /api/session: a guest needs only a name; the answer sets an HttpOnly cookie. GET returns the current account, DELETE signs out. */
export const newSession = z.strictObject({ name: newName })
export const session = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether the account has a passkey or a password. */
  kept: z.boolean(),
})
export type Session = z.infer<typeof session>

/** GET /api/site: what runs here, how to contact the host, and how long chat is kept. */
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
      /** A game from outside: its texts by language, its settings, and the digest of its files. */
      hosted: z.optional(json),
    }),
  ),
  minds: z.array(z.string()),
})
export type GameList = z.infer<typeof gameList>

/** GET /api/games/:id/puzzles: the exercises of a game from outside. */
export const gamePuzzles = z.object({ puzzles: z.array(json) })

/**
 * POST /api/boxes: content for a game, complete or only its differences from the standard set. The answer has the full name, which is used
 * to open tables with it.
 */
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

/** POST /api/tables: a table with open seats and minds. Its creator owns it and sits down like everybody else. */
export const newTable = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  settings,
  seats: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('open') }),
      z.strictObject({ kind: z.literal('mind'), mind: mindName }),
    ]),
  ),
  /** Whether the table is listed in the lobby, or reachable only by link. */
  public: z.boolean(),
  clock: z.nullable(clockRules),
  /** What happens to a person who is out of time or away; by default, the game's own answers apply. */
  absence: z.optional(absence),
  /** Whether the match counts for ratings, provided that everybody who sits down can be rated; false by default. */
  rated: z.optional(z.boolean()),
  /** By how many moves a running match is delayed for spectators; by default two at a rated table, otherwise none. */
  behind: z.optional(z.int().check(z.minimum(0), z.maximum(LIMITS.behind))),
  /** The full name of a box stored here; a table with such content is not rated. */
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
  /** The full name of the box if the table does not use the standard set. */
  box: z.optional(boxName),
  seats: z.array(z.object({ kind: z.enum(['open', 'person', 'mind']), name: z.string(), bot: z.boolean() })),
  commitment: z.string(),
  createdAt: z.number(),
  /** Whether one of the caller's seats must choose. */
  yourMove: z.boolean(),
  /** The caller's seats, and the empty ones reserved for the caller. */
  own: z.array(seat),
  kept: z.array(seat),
})
export type TableCard = z.infer<typeof tableCard>
export const tableList = z.object({ tables: z.array(tableCard) })
export type TableList = z.infer<typeof tableList>

/**
 * POST /api/tables/:id/seats: sits down, on the first open seat by default. The answer names the seat. A caller who received no answer may
 * repeat the request with the same promise without taking a second seat. Contributions are revealed on the table's socket once the table
 * has closed.
 */
export const sitDown = z.strictObject({ seat: z.optional(seat), promise })
export const satDown = z.object({ seat, seq: z.number() })

/**
 * GET /api/tables/:id/review/:seat: what the decisions of a seat cost in a finished match. `entry` is an index into the lines of the
 * record; `cost` is a share of a win, with its standard error. Every sentence of `why` was checked.
 */
export const tableReview = z.object({
  decisions: z.number(),
  looked: z.number(),
  mistakes: z.array(
    z.object({
      entry: z.number(),
      grade: z.string(),
      chose: z.string(),
      better: z.string(),
      cost: z.number(),
      error: z.number(),
      why: z.array(z.string()),
    }),
  ),
})
export type TableReview = z.infer<typeof tableReview>

/**
 * GET /api/tables/:id/moments: each step of a match of a game from outside that is over, as a seat sees it. `view` is the change of the view
 * since the step before, and `entries` counts the steps of the table.
 */
export const tableMoments = z.object({
  moments: z.array(
    z.object({
      view: z.custom<Patch>(),
      asked: z.array(seat),
      events: z.array(seenEvent),
      entries: z.number(),
      chances: z.nullable(z.array(z.number())),
    }),
  ),
})
export type TableMoments = z.infer<typeof tableMoments>

/*
 * GET /api/tables/:id/record: the record as text, once the match is over. GET /api/games/:id/rules: the rulebook as Markdown. Every refusal
 * is { error: Fault } with a matching status code.
 */
