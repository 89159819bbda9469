import { change, chatLine, json, offer, seat, seatState, snapshot } from '@robodrome/table'
import * as z from 'zod/mini'
import { fault } from './errors.ts'
import { chatText, choiceId, contribution, mindName, moveText, newName, promise } from './fields.ts'

/**
 * Messages of a page on the socket of a table, `/api/tables/:id/socket`. The server answers each message except hello with done, answer or
 * refused.
 */
export const clientMessage = z.discriminatedUnion('type', [
  /**
   * The first message, repeated to switch to another seat. It contains the last step seen, and the seat whose view is wanted. A page sends
   * its wire version, which every server can read, and its own version. If they are missing, the page is assumed to have the versions of
   * this server.
   */
  z.strictObject({
    type: z.literal('hello'),
    since: z.int().check(z.minimum(0)),
    chatSince: z.int().check(z.minimum(0)),
    seat: z.optional(z.nullable(seat)),
    wire: z.optional(z.int()),
    build: z.optional(z.string().check(z.maxLength(40))),
  }),
  /** `name` belongs to a person without a device of their own, who shares this one. */
  z.strictObject({
    type: z.literal('sit'),
    id: choiceId,
    seat: z.optional(seat),
    promise,
    ready: z.optional(z.boolean()),
    name: z.optional(newName),
  }),
  /** Declares the seat ready to begin, or revokes that. */
  z.strictObject({ type: z.literal('ready'), id: choiceId, seat, on: z.boolean() }),
  z.strictObject({ type: z.literal('standUp'), id: choiceId, seat }),
  /** Begins although seats are open: the named mind fills them. */
  z.strictObject({ type: z.literal('start'), id: choiceId, mind: z.optional(mindName) }),
  z.strictObject({ type: z.literal('openSeat'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('reveal'), id: choiceId, seat, contribution }),
  z.strictObject({ type: z.literal('putOut'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('choose'), id: choiceId, seat, text: moveText }),
  z.strictObject({ type: z.literal('takeBack'), id: choiceId, seat }),
  /** Resigns. */
  z.strictObject({ type: z.literal('leave'), id: choiceId, seat }),
  /** Offers to end the match in this way or asks to take back the last choice, accepts such an offer, or turns it down. */
  z.strictObject({ type: z.literal('propose'), id: choiceId, seat, how: offer }),
  z.strictObject({ type: z.literal('accept'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('turnDown'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('giveSeatToMind'), id: choiceId, seat, mind: z.optional(mindName) }),
  z.strictObject({ type: z.literal('takeSeatBack'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('takeOver'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('offerSeat'), id: choiceId, seat, on: z.boolean() }),
  z.strictObject({ type: z.literal('rest'), id: choiceId, seat, on: z.boolean() }),
  z.strictObject({ type: z.literal('goOnWithout'), id: choiceId, seat }),
  z.strictObject({ type: z.literal('chat'), id: choiceId, text: chatText }),
  /** A question to the game about what the seat knows, for example the odds of an option; see `Answering`. */
  z.strictObject({ type: z.literal('ask'), id: choiceId, seat: z.nullable(seat), kind: z.string().check(z.maxLength(40)), args: json }),
  z.strictObject({ type: z.literal('rematch'), id: choiceId }),
])
/** A message of a page on the socket of a table. */
export type ClientMessage = z.infer<typeof clientMessage>

/** Messages of the server. */
export const serverMessage = z.discriminatedUnion('type', [
  /** The versions of the server, sent before the answer to a hello that states a wire version. Pages of every version can read it. */
  z.object({ type: z.literal('welcome'), wire: z.number(), build: z.string() }),
  /** The whole state, sent in answer to hello and whenever the server does not know what the watcher already has. */
  z.object({ type: z.literal('snapshot'), snapshot }),
  /** The table has new steps: the differences from the watcher's latest snapshot. */
  z.object({ type: z.literal('change'), change }),
  /** The request was carried out and stored as this step of the table. */
  z.object({ type: z.literal('done'), id: z.string(), seq: z.number() }),
  z.object({ type: z.literal('answer'), id: z.string(), answer: json }),
  z.object({ type: z.literal('refused'), id: z.nullable(z.string()), fault }),
  /** Only the list of people present has changed. */
  z.object({ type: z.literal('seats'), seats: z.array(seatState), watching: z.number() }),
  z.object({ type: z.literal('chat'), lines: z.array(chatLine) }),
  /** The server is about to stop: reconnect, possibly to another process. */
  z.object({ type: z.literal('bye'), message: z.string() }),
])
/** A message of the server: an answer, a snapshot, or the changes to one. */
export type ServerMessage = z.infer<typeof serverMessage>
