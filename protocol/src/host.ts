import { tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { hostBox } from './boxes.ts'
import { account } from './programs.ts'

/** The reasons for reporting a chat line: POST /api/tables/:id/chat/:n/report. */
export const REASONS = ['insult', 'threat', 'spam', 'cheating', 'other'] as const
export const reason = z.enum(REASONS)
export type Reason = z.infer<typeof reason>
export const newReport = z.strictObject({ reason })

/** The host's decision about a report, of which the reporter is notified: POST /api/host/reports/:id/settle. */
export const DECISIONS = ['acted', 'nothing'] as const
export const decision = z.enum(DECISIONS)
export type ReportDecision = z.infer<typeof decision>
/** Stops new tables for a game from outside, or allows them again: POST /api/host/packages/:game. Running matches are finished first. */
export const closedPackage = z.strictObject({ closing: z.boolean() })
export const settledReport = z.strictObject({ decision })

/** GET /api/host, with the host's token: the figures and reports that a host monitors. Sizes are in bytes. */
export const hostView = z.object({
  reports: z.array(z.object({ id: z.number(), table: tableId, by: account, of: account, reason, text: z.string(), at: z.number() })),
  /** Boxes that were reported, are waiting for a review, or are hidden. */
  boxes: z.array(hostBox),
  people: z.object({
    all: z.number(),
    kept: z.number(),
    programs: z.number(),
    seenToday: z.number(),
    newest: z.array(z.extend(account, { since: z.number() })),
  }),
  tables: z.object({ open: z.number(), playing: z.number(), over: z.number() }),
  sizes: z.array(z.object({ name: z.string(), bytes: z.number() })),
  versions: z.array(z.object({ name: z.string(), version: z.string() })),
  /** The games from outside, with the state of each; `why` is the reason why a game is not offered. */
  packages: z.array(
    z.object({
      folder: z.string(),
      game: z.nullable(z.string()),
      title: z.string(),
      version: z.string(),
      digest: z.string(),
      pinned: z.boolean(),
      closing: z.boolean(),
      playing: z.number(),
      why: z.nullable(z.string()),
      news: z.array(z.object({ at: z.number(), what: z.string() })),
    }),
  ),
})
export type HostView = z.infer<typeof hostView>
