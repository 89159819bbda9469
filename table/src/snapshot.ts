import type { Happened, Json, Result, Said, Seat, Seen, Settings, Terms } from '@robodrome/kernel'
import * as z from 'zod/mini'
import { absence, agreement, boxName, clockRules, json, seat, settings, tableId } from './fields.ts'
import type { Patch } from './patch.ts'

// Each field of a snapshot is declared here and nowhere else: types, checks of what arrives and the description of the API come from these schemas.

/** The terms of a game where nobody looks into what it says. */
export interface Untyped extends Terms {
  View: Json
  Option: Json
  Event: Happened
}

/** The clock of a seat. Where the table has vacations: what is left of it, and whether the seat is on it. */
const seatClock = z.object({
  left: z.number(),
  running: z.boolean(),
  vacation: z.optional(z.object({ left: z.number(), on: z.boolean() })),
})
export type SeatClock = z.infer<typeof seatClock>

/** A seat as everybody sees it. `open`: nobody yet. A person's seat that a mind plays for now has kind mind and keeps `holder`. */
export const seatState = z.object({
  kind: z.enum(['open', 'person', 'mind']),
  /** The player's name; that of the mind where one plays. '' for an open seat. */
  name: z.string(),
  /** The seat belongs to a bot, even while a mind plays it. */
  bot: z.boolean(),
  /** The person who may take the seat back from a mind. */
  holder: z.nullable(z.string()),
  connected: z.boolean(),
  /** Before the match: the player lets it begin. */
  ready: z.boolean(),
  /** Says who takes open seats, and may start. */
  host: z.boolean(),
  /** Milliseconds until the seat of somebody who is away is open again, when this was sent; null where it is kept. */
  opensIn: z.nullable(z.number()),
  /** Anybody may take the seat over from its mind. */
  offered: z.boolean(),
  /** The mind from which its person took the seat over while it was played. */
  tookOverFrom: z.nullable(z.string()),
  /** Left for good: resigned, or out of time. */
  left: z.boolean(),
  /** Milliseconds left when this was sent, and whether they run; null without a clock. */
  clock: z.nullable(seatClock),
})
export type SeatState = z.infer<typeof seatState>

/**
 * What everybody at a table is told besides the game: who sat down, went, was away for too long or was taken off, who hosts now, which program has a
 * seat, who took one over, and who took back a choice.
 */
const coming = z.object({
  /** The step that brought it. */
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
    'tookBack',
    'offersDraw',
    'offersEnd',
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

/** A move in the game's notation, which is what is sent to make it, and as data for the board. */
const move = z.object({ text: z.string(), option: json })
export type Move<T extends Terms = Untyped> = Omit<z.infer<typeof move>, 'option'> & { option: T['Option'] }

/**
 * An event as this watcher may see it; `seq` is the step of the table that brought it. Those of the last step have a `scene`: what was other
 * in the watcher's view when the event had just been told.
 */
const seenEvent = z.object({ seq: z.number(), event: z.custom<Seen<Happened>>(), scene: z.exactOptional(z.custom<Patch>()) })
export type SeenEvent<T extends Terms = Untyped> = Omit<z.infer<typeof seenEvent>, 'event'> & { event: Seen<T['Event']> }

/** The promises about the dice of a table, and at the end what proves them. */
const dice = z.object({
  /** SHA-256 of the host's seed. */
  commitment: z.string(),
  /** By seat: the hash of a contribution that was promised (null: none), and the contribution once it was shown. */
  promises: z.array(z.nullable(z.string())),
  contributions: z.array(z.nullable(z.string())),
  /** The promises stand: contributions may be shown, and nobody sits down any more. */
  closed: z.boolean(),
  /** How often the dice began anew because somebody did not show what was promised. */
  redrawn: z.number(),
  /** Shown once the match is over: the seed, and the seal of the record (`sealOf`). */
  seed: z.nullable(z.string()),
  seal: z.nullable(z.string()),
})
export type DiceState = z.infer<typeof dice>

/** An offer to end the match together: by whom, and who has agreed so far. It ends with the next choice of a person. */
const proposal = z.object({ how: agreement, by: seat, yes: z.array(seat) })
export type Proposal = z.infer<typeof proposal>

/** Another table for the same players, and the seat at this one whose player opened it. */
const rematch = z.object({ table: tableId, by: seat })
export type Rematch = z.infer<typeof rematch>

/** What a table is and how it stands, the same for every watcher. */
const standing = {
  /** The table's id; `local` in the page's own worker. */
  table: z.union([tableId, z.literal('local')]),
  game: z.string(),
  settings: settings as unknown as z.ZodMiniType<Settings>,
  phase: z.enum(['open', 'playing', 'over']),
  public: z.boolean(),
  /** The box whose content is played with, by its name and digest; without it, the game's own. */
  box: z.exactOptional(boxName),
  clockRules: z.nullable(clockRules),
  /** Whether the result changes ratings, if the players may be rated against each other. */
  rated: z.boolean(),
  absence,
  /** While it is played, spectators see it so many moves later; left out where they see it at once. */
  behind: z.exactOptional(z.number()),
  seats: z.array(seatState),
  /** How many watch without a seat. */
  watching: z.number(),
  result: z.nullable(z.custom<Result>()),
  /** Milliseconds from the start of the match to its end; null before it is over, and where nobody has counted them. */
  took: z.nullable(z.number()),
  /** Milliseconds until a full table goes on by itself, when this was sent; null while it waits for somebody. */
  beginsIn: z.nullable(z.number()),
  /** What the dice are made of, as far as it may be shown; null where they are of no concern. */
  dice: z.nullable(dice),
  /** The last of what was told besides the game, oldest first. */
  comings: z.array(coming),
  proposal: z.nullable(proposal),
  /** The table on which these people play again, and the seat whose player asked for it. */
  rematch: z.nullable(rematch),
}

/** Who looks. */
const eyes = {
  /** The seats this watcher holds, whether it is the host, and the one whose eyes it looks through (null: a spectator's). */
  own: z.array(seat),
  /** Before the match: the seats that are kept for this watcher and still empty. */
  kept: z.array(seat),
  host: z.boolean(),
  seat: z.nullable(seat),
  /** Counts the steps of the table. */
  seq: z.number(),
}

/** The match as it stands, through the eyes of a seat. */
const sight = {
  /** What game.view gives; null before the start. */
  view: z.nullable(json),
  asked: z.array(seat),
  /** What each seat that is asked is asked, as this watcher may know it. */
  questions: z.array(z.object({ seat, question: z.custom<Seen<Said>>() })),
  /** What `seat` may choose now, what it may not and why, and what it may do beside the question. */
  options: z.array(move),
  refusals: z.array(z.object({ text: z.string(), option: json, rule: z.string() })),
  asides: z.array(move),
  /** Whether `seat` may take back its last choice, and which it was. */
  canTakeBack: z.boolean(),
  lastChoice: z.nullable(z.string()),
  /** What has come between `seat` and its last choice, so that it stays: luck, a choice of somebody else, or a secret that was shown. */
  barrier: z.nullable(z.enum(['luck', 'others', 'secret'])),
  /** The point of the record so far, for the receipts of players; null for spectators and before the start. */
  point: z.nullable(z.string()),
}

/** What was told and said since the watcher last looked. */
const news = {
  /** `events` are all those of steps after `after`. They replace what the watcher had after it: a choice may have been taken back. */
  after: z.number(),
  events: z.array(seenEvent),
  /** Lines that the watcher has not yet, by `n`. */
  chat: z.array(chatLine),
}

/** All that one watcher may know of a table. The same for a table in the page's own worker and one on a server. */
export const snapshot = z.object({ ...standing, ...eyes, ...sight, ...news })

type Fields<T extends z.core.$ZodShape> = z.core.$InferObjectOutput<T, {}>
export type Standing = Fields<typeof standing>
export type Sight = Fields<typeof sight>
export type News = Fields<typeof news>

/** Fields whose inside a game gives its own types. */
interface InTerms<T extends Terms> {
  view: T['View'] | null
  questions: { seat: Seat; question: Seen<T['Question']> }[]
  options: Move<T>[]
  refusals: (Move<T> & { rule: T['Names']['refusal'] })[]
  asides: Move<T>[]
  events: SeenEvent<T>[]
}
export type Snapshot<T extends Terms = Untyped> = Omit<z.infer<typeof snapshot>, keyof InTerms<T>> & InTerms<T>

/** What is other in the next snapshot of a watcher. Events and chat are those that are new; no chat means no new line. */
export const change = z.partial(snapshot)
export type Change = z.infer<typeof change>

/** The next snapshot, from the one before it and what is other in it. */
export const changed = (before: Snapshot, more: Change): Snapshot => ({ ...before, chat: [], ...more }) as Snapshot
