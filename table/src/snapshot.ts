import type { Happened, Json, Result, Said, Seat, Seen, Settings, Terms } from '@robodrome/kernel'
import * as z from 'zod/mini'
import { absence, boxName, clockRules, json, offer, seat, settings, tableId } from './fields.ts'
import type { Patch } from './patch.ts'

/** The terms of a game for code that does not read its messages. */
export interface Untyped extends Terms {
  View: Json
  Option: Json
  Event: Happened
}

/** The clock of a seat. At tables with vacations: the vacation left, and whether the seat is on vacation. */
const seatClock = z.object({
  left: z.number(),
  running: z.boolean(),
  vacation: z.optional(z.object({ left: z.number(), on: z.boolean() })),
})
export type SeatClock = z.infer<typeof seatClock>

/**
 * A seat as everybody sees it. `open` means empty. A person's seat that a mind plays for now has the kind `mind` and keeps its `holder`.
 */
export const seatState = z.object({
  kind: z.enum(['open', 'person', 'mind']),
  /** The name of the player, or of the mind that plays. '' for an open seat. */
  name: z.string(),
  /** Whether the seat belongs to a bot, even while a mind plays it. */
  bot: z.boolean(),
  /** The person who may take the seat back from a mind. */
  holder: z.nullable(z.string()),
  connected: z.boolean(),
  /** Whether the player is ready, before the match. */
  ready: z.boolean(),
  /** Whether the player is the owner, who decides about open seats and may start the match. */
  host: z.boolean(),
  /** Milliseconds until an absent person's seat opens again, as of sending; null if the seat is kept. */
  opensIn: z.nullable(z.number()),
  /** Whether anybody may take the seat over from its mind. */
  offered: z.boolean(),
  /** The mind that held the seat until a person took it over during the match. */
  tookOverFrom: z.nullable(z.string()),
  /** Whether the player has left for good, by resigning or by running out of time. */
  left: z.boolean(),
  /** Milliseconds left as of sending, and whether the clock runs; null without a clock. */
  clock: z.nullable(seatClock),
})
export type SeatState = z.infer<typeof seatState>

/**
 * Table notices, visible to everybody: somebody sat down, left, was away too long or was removed; a new owner; an AI in a seat; a takeover;
 * a choice taken back.
 */
const coming = z.object({
  /** The number of the step that caused it. */
  n: z.number(),
  at: z.number(),
  kind: z.enum([
    'sat',
    'left',
    'absent',
    'removed',
    'declined',
    'hosts',
    'program',
    'tookOver',
    'moved',
    'tookBack',
    'offersDraw',
    'offersEnd',
    'asksBack',
    'playsOn',
  ]),
  seat,
  name: z.string(),
  program: z.optional(z.string()),
})
export type Coming = z.infer<typeof coming>

export const chatLine = z.object({
  n: z.number(),
  /** The account of the speaker. */
  guest: z.string(),
  name: z.string(),
  seat: z.nullable(seat),
  text: z.string(),
  at: z.number(),
})
export type ChatLine = z.infer<typeof chatLine>

/** A move as data for the board, and in the game's notation, which clients send to make it. */
const move = z.object({ text: z.string(), option: json })
export type Move<T extends Terms = Untyped> = Omit<z.infer<typeof move>, 'option'> & { option: T['Option'] }

/**
 * An event as this watcher may see it; `seq` is the step of the table that caused it. Events of the last step have a `scene`: the differences
 * in the watcher's view right after the event.
 */
export const seenEvent = z.object({ seq: z.number(), event: z.custom<Seen<Happened>>(), scene: z.exactOptional(z.custom<Patch>()) })
export type SeenEvent<T extends Terms = Untyped> = Omit<z.infer<typeof seenEvent>, 'event'> & { event: Seen<T['Event']> }

/** The promises about the dice of a table, and their proof at the end. */
const dice = z.object({
  /** SHA-256 of the host's seed. */
  commitment: z.string(),
  /** By seat: the hash of a promised contribution (null if none), and the contribution once it has been shown. */
  promises: z.array(z.nullable(z.string())),
  contributions: z.array(z.nullable(z.string())),
  /** Whether the table has closed, so that contributions may be shown and nobody can sit down any more. */
  closed: z.boolean(),
  /** How often the dice restarted because somebody did not reveal a promised contribution. */
  redrawn: z.number(),
  /** Set once the match is over: the seed, and the seal of the record (`sealOf`). */
  seed: z.nullable(z.string()),
  seal: z.nullable(z.string()),
})
export type DiceState = z.infer<typeof dice>

/**
 * An offer to end the match together, or to take back the last choice of the seat that asks: that seat, and those that have agreed so far. It
 * ends with the next choice of a person, a request to take back with any choice, and both when a choice is taken back.
 */
const proposal = z.object({ how: offer, by: seat, yes: z.array(seat) })
export type Proposal = z.infer<typeof proposal>

/** Another table for the same players, and the seat at this one whose player opened it. */
const rematch = z.object({ table: tableId, by: seat })
export type Rematch = z.infer<typeof rematch>

/** The table and its state, identical for every watcher. */
const standing = {
  /** The table's id; `local` for a match in the page's own worker. */
  table: z.union([tableId, z.literal('local')]),
  game: z.string(),
  settings: settings as unknown as z.ZodMiniType<Settings>,
  phase: z.enum(['open', 'playing', 'over']),
  public: z.boolean(),
  /** The box in use, by name and digest; missing for the standard set. */
  box: z.exactOptional(boxName),
  /** The digest of the files of a game from outside. */
  code: z.exactOptional(z.string()),
  clockRules: z.nullable(clockRules),
  /** Whether the result changes ratings, provided that the players may be rated against each other. */
  rated: z.boolean(),
  absence,
  /** Spectators see a running match this many moves late; missing if there is no delay. */
  behind: z.exactOptional(z.number()),
  seats: z.array(seatState),
  /** The number of spectators. */
  watching: z.number(),
  result: z.nullable(z.custom<Result>()),
  /** Milliseconds from the start of the match to its end; null before the end, or if unknown. */
  took: z.nullable(z.number()),
  /** Milliseconds until a full table closes by itself, as of sending; null while it waits for somebody. */
  beginsIn: z.nullable(z.number()),
  /** The sources of the dice, as far as they may be revealed; null if they do not matter. */
  dice: z.nullable(dice),
  /** The latest table notices, oldest first. */
  comings: z.array(coming),
  proposal: z.nullable(proposal),
  /** How often the players have taken a choice back together. */
  undone: z.number(),
  /** The table of the rematch, and the seat whose player asked for it. */
  rematch: z.nullable(rematch),
}

/** The watcher. */
const eyes = {
  /** The seats this watcher holds, whether it owns the table, and the seat whose view it gets (null for a spectator). */
  own: z.array(seat),
  /** Before the match: the empty seats reserved for this watcher. */
  kept: z.array(seat),
  host: z.boolean(),
  seat: z.nullable(seat),
  /** The number of the table's latest step. */
  seq: z.number(),
}

/** The match as a seat sees it now. */
const sight = {
  /** The result of game.view; null before the start. */
  view: z.nullable(json),
  asked: z.array(seat),
  /** The question to each seat that must choose, as far as this watcher may know it. */
  questions: z.array(z.object({ seat, question: z.custom<Seen<Said>>() })),
  /** The options of `seat`, its forbidden moves with reasons, and what it may do without answering. */
  options: z.array(move),
  refusals: z.array(z.object({ text: z.string(), option: json, rule: z.string() })),
  asides: z.array(move),
  /** Whether `seat` may take back its last choice, and which choice that was. */
  canTakeBack: z.boolean(),
  lastChoice: z.nullable(z.string()),
  /** Whether `seat` could take back its last choice if all players agreed: no die was rolled and nothing hidden was shown since. */
  canAskBack: z.boolean(),
  /** Why `seat` can no longer take back its last choice alone: luck, a choice of somebody else, or a secret that was shown. */
  barrier: z.nullable(z.enum(['luck', 'others', 'secret'])),
  /** The current point of the record, for the receipts of players; null for spectators and before the start. */
  point: z.nullable(z.string()),
}

/** Events and table notices since the watcher's last update. */
const news = {
  /**
   * `events` holds all those of steps after `after`. They replace what the watcher had after that step, because a choice may have been
   * taken back.
   */
  after: z.number(),
  events: z.array(seenEvent),
  /** Lines that the watcher does not have yet, numbered by `n`. */
  chat: z.array(chatLine),
}

/** Everything that one watcher may know of a table, whether it runs in the page's own worker or on a server. */
export const snapshot = z.object({ ...standing, ...eyes, ...sight, ...news })

type Fields<T extends z.core.$ZodShape> = z.core.$InferObjectOutput<T, {}>
export type Standing = Fields<typeof standing>
export type Sight = Fields<typeof sight>
export type News = Fields<typeof news>

/** Fields whose contents use a game's own types. */
interface InTerms<T extends Terms> {
  view: T['View'] | null
  questions: { seat: Seat; question: Seen<T['Question']> }[]
  options: Move<T>[]
  refusals: (Move<T> & { rule: T['Names']['refusal'] })[]
  asides: Move<T>[]
  events: SeenEvent<T>[]
}
export type Snapshot<T extends Terms = Untyped> = Omit<z.infer<typeof snapshot>, keyof InTerms<T>> & InTerms<T>

/** The changes in a watcher's next snapshot. Events and chat hold only new entries; if chat is missing, there are no new lines. */
export const change = z.partial(snapshot)
export type Change = z.infer<typeof change>

/** Builds the next snapshot from the previous one and its changes. */
export const changed = (before: Snapshot, more: Change): Snapshot => ({ ...before, chat: [], ...more }) as Snapshot
