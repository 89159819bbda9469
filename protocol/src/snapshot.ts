import type { Event, Json, Result, Settings } from '@robodrome/kernel'
import * as z from 'zod/mini'
import { clockRules, json, seat, settings, tableId } from './words.ts'

/** A seat as everybody sees it. `open`: nobody yet. A person's seat that a mind plays for now has kind mind and keeps `holder`. */
export const seatState = z.object({
  kind: z.enum(['open', 'person', 'mind']),
  /** The player's name; that of the mind where one plays. '' for an open seat. */
  name: z.string(),
  /** The person who may take the seat back from a mind. */
  holder: z.nullable(z.string()),
  connected: z.boolean(),
  /** Left for good: resigned, or out of time. */
  left: z.boolean(),
  /** Milliseconds left when this was sent, and whether they run; null without a clock. */
  clock: z.nullable(z.object({ left: z.number(), running: z.boolean() })),
})
export type SeatState = z.infer<typeof seatState>

export const chatLine = z.object({ n: z.number(), name: z.string(), seat: z.nullable(seat), text: z.string(), at: z.number() })
export type ChatLine = z.infer<typeof chatLine>

/** A move in the game's notation, which is what is sent to make it, and as data for the board. */
export type Move = { text: string; option: Json }
const move = z.object({ text: z.string(), option: json })

/** An event as this watcher may see it, in a sentence too; `seq` is the step of the table that brought it. */
export type Told = { seq: number; event: Event; text: string }

/** All that one watcher may know of a table. The same for a table in the page's own worker and one on a server. */
export const snapshot = z.object({
  table: z.union([tableId, z.literal('local')]),
  game: z.string(),
  settings: settings as unknown as z.ZodMiniType<Settings>,
  phase: z.enum(['open', 'playing', 'over']),
  public: z.boolean(),
  clockRules: z.nullable(clockRules),
  seats: z.array(seatState),
  /** How many watch without a seat. */
  watching: z.number(),
  /** The seats this watcher holds, whether it is the host, and the one whose eyes it looks through (null: an onlooker's). */
  own: z.array(seat),
  host: z.boolean(),
  seat: z.nullable(seat),
  /** Counts the steps of the table. */
  seq: z.number(),
  /** What game.view gives; null before the start. */
  view: z.nullable(json),
  asked: z.array(seat),
  /** What `seat` may choose now, what it may not and why, and what it may do beside the question. */
  options: z.array(move),
  refusals: z.array(z.object({ text: z.string(), option: json, rule: z.string() })),
  asides: z.array(move),
  /** Whether `seat` may take back its last choice, and which it was. */
  canTakeBack: z.boolean(),
  lastChoice: z.nullable(z.string()),
  /** What has come between `seat` and its last choice, so that it stays: luck, a choice of somebody else, or a secret that was shown. */
  barrier: z.nullable(z.enum(['luck', 'others', 'secret'])),
  /** `events` are all those of steps after `after`. They replace what the watcher had after it: a choice may have been taken back. */
  after: z.number(),
  events: z.array(z.object({ seq: z.number(), event: z.custom<Event>(), text: z.string() })),
  result: z.nullable(z.custom<Result>()),
  /** The promise about the dice, what each seat added to them, and at the end the seed that proves it. */
  commitment: z.nullable(z.string()),
  contributions: z.array(z.nullable(z.string())),
  seed: z.nullable(z.string()),
  /** Lines that the watcher has not yet, by `n`. */
  chat: z.array(chatLine),
  /** The table on which these people play again. */
  rematch: z.nullable(tableId),
})
export type Snapshot = z.infer<typeof snapshot>

/** What is other in the next snapshot of a watcher. Events and chat are those that are new; no chat means no new line. */
export const change = z.partial(snapshot)
export type Change = z.infer<typeof change>

/** The next snapshot, from the one before it and what is other in it. */
export const changed = (before: Snapshot, change: Change): Snapshot => ({ ...before, chat: [], ...change }) as Snapshot
