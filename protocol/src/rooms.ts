import { seat, settings, tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { fault } from './errors.ts'
import { choiceId } from './fields.ts'
import { wants } from './wants.ts'

/** Letters and digits that nobody confuses when reading them from a screen. */
export const ROOM_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** The code of a room at home (K7QM, in any case), or an unguessable id on a public site. */
export const roomCode = z.string().check(z.regex(/^(?:[2-9b-df-hj-kmnp-tv-z]{4}|[a-z2-7]{12})$/i, wants('roomCode')))
/** A code that moves one seat to another phone. */
export const ticketCode = z.string().check(z.regex(/^[2-9b-df-hj-kmnp-tv-z]{4}$/i, wants('ticketCode')))

/** The reactions that a bystander may show beside a seat. */
export const sign = z.enum(['clap', 'gasp', 'heart', 'laugh'])
export type Sign = z.infer<typeof sign>

/** What the leading screen shows: the step, how many of its events, and whether the animation has finished. */
export const shownMoment = z.strictObject({
  table: tableId,
  seq: z.int().check(z.minimum(0)),
  events: z.int().check(z.minimum(0)),
  still: z.boolean(),
})
export type ShownMoment = z.infer<typeof shownMoment>

/** A guess of hit or miss. `of` is the step that it refers to; `hit` is the result, or null until the screen has shown it. */
const guessing = z.object({ of: z.int(), open: z.boolean(), hits: z.int(), misses: z.int(), hit: z.nullable(z.boolean()) })

/** A room as a screen or a phone sees it. It contains nothing that a seat keeps secret. Times are in milliseconds from when it was sent. */
export const roomState = z.object({
  code: roomCode,
  /** Whether the code is for people in the same room, who can read it from the screen. */
  home: z.boolean(),
  table: z.nullable(tableId),
  /** The name of the person who picks the game; null while nobody is in the room. */
  host: z.nullable(z.string()),
  screens: z.int(),
  /** The number of phones here, and of those without a seat. */
  phones: z.int(),
  bystanders: z.int(),
  /** Each person's seat, whether the phone is shared, and how long it has been unreachable. */
  seats: z.array(z.object({ seat, shared: z.boolean(), away: z.nullable(z.number()) })),
  /** A seat that is being moved to another phone: its code, and the name of the person who scanned it. */
  ticket: z.nullable(z.object({ seat, code: ticketCode, expires: z.number(), claimedBy: z.nullable(z.string()) })),
  /** Whether somebody asked the screen to enlarge the code. */
  large: z.boolean(),
  cheers: z.boolean(),
  /** Whether the leading screen reads the story aloud. */
  aloud: z.boolean(),
  guessing: z.nullable(guessing),
  /** The address under which phones last reached this machine, such as 192.168.1.20:4600. */
  address: z.nullable(z.string()),
  /** The role of this watcher: a screen, the leading screen, the person who picks the game. */
  you: z.object({ screen: z.boolean(), leads: z.boolean(), hosts: z.boolean() }),
})
export type RoomState = z.infer<typeof roomState>

/** Messages of a screen or a phone on `/api/rooms/:code/socket`. Those with an id are answered with done or refused. */
export const roomMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('shown'), shown: shownMoment }),
  /** The leading screen opens a guess, closes it when the dice are rolled, and reports the result. */
  z.strictObject({ type: z.literal('guessing'), of: z.int(), open: z.boolean(), hit: z.nullable(z.boolean()) }),
  /** The page was hidden, as happens before a phone sleeps, or is visible again. */
  z.strictObject({ type: z.literal('awake'), on: z.boolean() }),
  /** The host opens a table: unrated, without a clock and without a spectator delay. */
  z.strictObject({ type: z.literal('pick'), id: choiceId, game: z.string().check(z.maxLength(40)), settings }),
  z.strictObject({ type: z.literal('rematch'), id: choiceId }),
  z.strictObject({ type: z.literal('large'), id: choiceId, on: z.boolean() }),
  z.strictObject({ type: z.literal('cheers'), id: choiceId, on: z.boolean() }),
  z.strictObject({ type: z.literal('aloud'), id: choiceId, on: z.boolean() }),
  z.strictObject({ type: z.literal('cheer'), id: choiceId, sign, seat }),
  z.strictObject({ type: z.literal('guess'), id: choiceId, of: z.int(), hit: z.boolean() }),
  /** Asks for another phone for a seat, reports that its code was scanned, or says whether the right person scanned it. */
  z.strictObject({ type: z.literal('ticket'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('claim'), id: choiceId, ticket: ticketCode }),
  z.strictObject({ type: z.literal('confirm'), id: choiceId, yes: z.boolean() }),
])
export type RoomMessage = z.infer<typeof roomMessage>

/** Messages of the server to a screen or a phone. */
export const roomNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('room'), room: roomState }),
  z.object({ type: z.literal('shown'), shown: shownMoment }),
  z.object({ type: z.literal('cheer'), sign, seat }),
  /** The screen calls a person whose phone is unreachable. */
  z.object({ type: z.literal('call'), seat }),
  z.object({ type: z.literal('moved'), seat, name: z.string() }),
  z.object({ type: z.literal('done'), id: choiceId }),
  z.object({ type: z.literal('refused'), id: z.nullable(choiceId), fault }),
  /** The server is about to stop: reconnect. */
  z.object({ type: z.literal('bye'), message: z.string() }),
])
export type RoomNews = z.infer<typeof roomNews>

/** POST /api/rooms: opens a room for a screen, or finds the one of this home. GET /api/rooms/:code: whether the room exists. */
export const roomCard = z.object({
  code: roomCode,
  home: z.boolean(),
  table: z.nullable(tableId),
  /** The network addresses of this machine with the port, the likeliest first. */
  addresses: z.array(z.string()),
})
export type RoomCard = z.infer<typeof roomCard>
