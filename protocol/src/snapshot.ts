import type { Happened, Result, Said, Seen, Settings } from '@robodrome/kernel'
import type { Change, ChatLine, Coming, DiceState, Patch, SeatState, Snapshot } from '@robodrome/table'
import * as z from 'zod/mini'
import { absence, agreement, boxName, clockRules, json, seat, settings, tableId } from './fields.ts'

/** These are the shapes of `table/`, which says what each field means, as they are checked when they arrive. */
export const seatState = z.object({
  kind: z.enum(['open', 'person', 'mind']),
  name: z.string(),
  bot: z.boolean(),
  holder: z.nullable(z.string()),
  connected: z.boolean(),
  ready: z.boolean(),
  host: z.boolean(),
  opensIn: z.nullable(z.number()),
  offered: z.boolean(),
  tookOverFrom: z.nullable(z.string()),
  left: z.boolean(),
  clock: z.nullable(
    z.object({ left: z.number(), running: z.boolean(), vacation: z.optional(z.object({ left: z.number(), on: z.boolean() })) }),
  ),
}) satisfies z.ZodMiniType<SeatState>

export const chatLine = z.object({
  n: z.number(),
  guest: z.string(),
  name: z.string(),
  seat: z.nullable(seat),
  text: z.string(),
  at: z.number(),
}) satisfies z.ZodMiniType<ChatLine>

const coming = z.object({
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
}) satisfies z.ZodMiniType<Coming>

const dice = z.object({
  commitment: z.string(),
  promises: z.array(z.nullable(z.string())),
  contributions: z.array(z.nullable(z.string())),
  closed: z.boolean(),
  redrawn: z.number(),
  seed: z.nullable(z.string()),
  seal: z.nullable(z.string()),
}) satisfies z.ZodMiniType<DiceState>

const move = z.object({ text: z.string(), option: json })

export const snapshot = z.object({
  table: z.union([tableId, z.literal('local')]),
  game: z.string(),
  settings: settings as unknown as z.ZodMiniType<Settings>,
  phase: z.enum(['open', 'playing', 'over']),
  public: z.boolean(),
  box: z.exactOptional(boxName),
  clockRules: z.nullable(clockRules),
  rated: z.boolean(),
  absence,
  behind: z.exactOptional(z.number()),
  seats: z.array(seatState),
  watching: z.number(),
  own: z.array(seat),
  kept: z.array(seat),
  host: z.boolean(),
  seat: z.nullable(seat),
  seq: z.number(),
  view: z.nullable(json),
  asked: z.array(seat),
  questions: z.array(z.object({ seat, question: z.custom<Seen<Said>>() })),
  options: z.array(move),
  refusals: z.array(z.object({ text: z.string(), option: json, rule: z.string() })),
  asides: z.array(move),
  canTakeBack: z.boolean(),
  lastChoice: z.nullable(z.string()),
  barrier: z.nullable(z.enum(['luck', 'others', 'secret'])),
  point: z.nullable(z.string()),
  after: z.number(),
  events: z.array(z.object({ seq: z.number(), event: z.custom<Seen<Happened>>(), scene: z.exactOptional(z.custom<Patch>()) })),
  result: z.nullable(z.custom<Result>()),
  took: z.nullable(z.number()),
  beginsIn: z.nullable(z.number()),
  dice: z.nullable(dice),
  comings: z.array(coming),
  chat: z.array(chatLine),
  proposal: z.nullable(z.object({ how: agreement, by: seat, yes: z.array(seat) })),
  rematch: z.nullable(z.object({ table: tableId, by: seat })),
}) satisfies z.ZodMiniType<Snapshot>

export const change = z.partial(snapshot) satisfies z.ZodMiniType<Change>
