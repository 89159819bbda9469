import type { EntrantId, LeagueQuestion, LogEntry, State } from '@robodrome/leagues'
import { json, tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { accountId } from './programs.ts'
import { choiceId, mindName } from './fields.ts'

export const competitionId = tableId

/** POST /api/competitions: a definition (LG-DATA-1) as `readDefinition` takes it, without managers: the creator becomes the first. */
export const newCompetition = z.strictObject({ definition: z.record(z.string(), json) })

/** PUT /api/competitions/:id: replaces the definition, before the start (LG-DATA-4). */
export const changedCompetition = z.strictObject({ id: choiceId, definition: z.record(z.string(), json) })

/**
 * POST /api/competitions/:id/entrants: enters, with a text that is mixed into the draw of lots. `partner` invites that account as the
 * second member of a team. `invitation` accepts an invitation, which enters the team. A manager may enter an AI instead.
 */
export const newEntrant = z.strictObject({
  id: choiceId,
  text: z.optional(z.string().check(z.maxLength(200))),
  program: z.optional(mindName),
  partner: z.optional(accountId),
  /** The name of the team; by default the names of its members. */
  team: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  invitation: z.optional(z.int().check(z.minimum(0))),
})
export type NewEntrant = z.infer<typeof newEntrant>

/** PUT /api/competitions/:id/managers: appoints or removes a manager (LG-MAN-1), with a public reason. */
export const managing = z.strictObject({
  id: choiceId,
  account: accountId,
  isManager: z.boolean(),
  reason: z.string().check(z.maxLength(500)),
})
export type Managing = z.infer<typeof managing>

/** POST /api/competitions/:id/acts: a decision of an entrant or a manager (`Act` of leagues/). A repeated id has no further effect. */
export const newAct = z.strictObject({ id: choiceId, act: z.record(z.string(), json) })

/** The log entry under which the act was recorded. */
export const entryDone = z.object({ n: z.number() })

/** What a competition needs from the caller, and until when. */
export const leagueWaiting = z.object({
  what: z.enum(['join', 'team', 'match', 'agreed', 'hour', 'time', 'keeper', 'exchange', 'nominate', 'bid', 'sealed', 'fire']),
  /** The table of a match, and the caller's seat at it. */
  table: z.nullable(tableId),
  seat: z.nullable(z.number()),
  against: z.nullable(z.string()),
  by: z.nullable(z.number()),
})
export type LeagueWaiting = z.infer<typeof leagueWaiting>

/**
 * The same need in the queue of everything that waits for the caller; `live` means that the competition's clocks are counted in minutes.
 */
export const leagueDuty = z.extend(leagueWaiting, { competition: competitionId, title: z.string(), game: z.string(), live: z.boolean() })
export type LeagueDuty = z.infer<typeof leagueDuty>

/** A competition in a list: GET /api/competitions. */
export const competitionCard = z.object({
  id: competitionId,
  status: z.enum(['open', 'running', 'finished', 'called off']),
  title: z.string(),
  format: z.custom<State['definition']['format']>(),
  games: z.array(z.string()),
  entrants: z.number(),
  most: z.number(),
  pace: z.enum(['live', 'days']),
  startAt: z.nullable(z.number()),
  round: z.number(),
  champion: z.nullable(z.string()),
  /** Whether it is for teams, so that nobody enters alone; missing in lists stored before teams existed. */
  teams: z.optional(z.boolean()),
  /** Whether the caller plays in it or manages it. */
  own: z.boolean(),
  /** The caller's place and latest results; null before the first result, and in formats without a table. */
  standing: z.nullable(z.object({ place: z.number(), of: z.number(), form: z.array(z.enum(['won', 'drawn', 'lost'])) })),
  waiting: z.array(leagueWaiting),
})
export type CompetitionCard = z.infer<typeof competitionCard>
export const competitionList = z.object({ competitions: z.array(competitionCard) })

const person = z.object({ id: accountId, name: z.string() })

/**
 * GET /api/competitions/:id: everything the caller may know. With `?since=N`, the server waits to answer until the log is longer than N, or
 * until a time limit.
 */
export const competitionView = z.object({
  id: competitionId,
  /** The number of log entries. */
  n: z.number(),
  state: z.custom<State>(),
  /** The latest entries, as the caller may read them. */
  news: z.array(z.custom<LogEntry>()),
  /** The entrants the caller plays for, and which member of each of them the caller is. */
  own: z.array(z.custom<EntrantId>()),
  member: z.number(),
  /** Open invitations to a team: the caller's own (`mine`) and those sent to the caller. */
  invitations: z.array(z.object({ id: z.number(), name: z.string(), members: z.array(z.string()), mine: z.boolean() })),
  /** Whether the caller is invited to play in it and has not answered. */
  invited: z.boolean(),
  manager: z.boolean(),
  managers: z.array(z.string()),
  /** For managers: the other managers, and the invited accounts that do not play. */
  staff: z.nullable(z.object({ managers: z.array(person), players: z.array(person) })),
  /** What the caller must decide. */
  questions: z.array(z.custom<LeagueQuestion>()),
  /** Everybody who must decide, and until when. */
  asked: z.array(z.custom<EntrantId>()),
  answerBy: z.nullable(z.number()),
  /** Set once the competition has ended. */
  seed: z.nullable(z.string()),
  /** The server's time, to which all other times refer. */
  now: z.number(),
})
export type CompetitionView = z.infer<typeof competitionView>

/* GET /api/competitions/:id/record: the log with its seed, once it has ended; `robodrome league verify` reads it. */
