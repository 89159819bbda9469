import { boxName, json, seat, settings, tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { competitionId, leagueDuty, leagueWaiting } from './competitions.ts'
import { decision } from './host.ts'

/** What somebody is told, by code and parameters: whoever shows it finds the words. `names` are the others at the table. */
const table = { game: z.string(), mode: z.string(), names: z.array(z.string()) }
const turn = { ...table, seat, seq: z.number(), due: z.nullable(z.number()), live: z.boolean() }
const duty = {
  competition: competitionId,
  title: z.string(),
  what: leagueWaiting.shape.what,
  against: z.nullable(z.string()),
  due: z.nullable(z.number()),
  live: z.boolean(),
  /** The entry of the log since which it waits. */
  since: z.number(),
}

export const news = z.discriminatedUnion('kind', [
  /** It is your move; `live`: at a table by the minute, not by the day. `due`: when your time is over. */
  z.object({ kind: z.literal('move'), ...turn }),
  /** The same move, and not much time is left. */
  z.object({ kind: z.literal('short'), ...turn }),
  z.object({ kind: z.literal('start'), ...table }),
  /** `place`: 1 for the winners; null where nobody has a place. */
  z.object({ kind: z.literal('over'), ...table, place: z.nullable(z.number()) }),
  /** Something of a competition waits: a match to play, a pick, a bid. */
  z.object({ kind: z.literal('league'), ...duty }),
  /** The same, and not much time is left. */
  z.object({ kind: z.literal('league-short'), ...duty }),
  /** Somebody wants to play, or to play again (`rematch`); and that somebody does not want to. */
  z.object({
    kind: z.literal('challenge'),
    challenge: z.string(),
    by: z.string(),
    game: z.string(),
    mode: z.string(),
    rematch: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('declined'), by: z.string(), game: z.string(), mode: z.string() }),
  /** A friend has opened a table that everybody may join. */
  z.object({ kind: z.literal('friend'), by: z.string(), game: z.string(), mode: z.string() }),
  /** A way into the account has changed: whoever did not do it themselves should know. */
  z.object({ kind: z.literal('account'), what: z.enum(['password', 'passkey', 'passkey-gone', 'codes', 'code-used']) }),
  /** What the host decided about a line that one reported. */
  z.object({ kind: z.literal('report'), of: z.string(), decision }),
  /** Sent at one's own wish, to see whether it arrives. */
  z.object({ kind: z.literal('test') }),
])
export type News = z.infer<typeof news>

/** What may be told outside of the page, each unless it is switched off. */
export const TOLD = ['move', 'short', 'league', 'challenge', 'friend'] as const
export const told = z.enum(TOLD)
export type Told = z.infer<typeof told>

/** GET /api/me/notices: what happened, the latest first, and how much of it is unread. POST /api/me/notices/read: up to this one all is. */
export const noticeList = z.object({
  /** `waits`: it is a challenge that nobody has answered. */
  notices: z.array(z.object({ n: z.number(), at: z.number(), table: z.nullable(tableId), read: z.boolean(), waits: z.boolean(), news })),
  unread: z.number(),
})
export type NoticeList = z.infer<typeof noticeList>
export const readNotices = z.strictObject({ upTo: z.int().check(z.minimum(0)) })

/** Minutes of the day in the reader's own time zone: from the first to the second nothing rings but a live table. */
const minute = z.int().check(z.minimum(0), z.maximum(1439))
export const quietHours = z.strictObject({
  from: minute,
  to: minute,
  zone: z.string().check(z.maxLength(64), z.refine(isZone, 'the name of a time zone, such as Europe/Berlin')),
})
export type QuietHours = z.infer<typeof quietHours>

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The languages in which people are told things. */
export const language = z.enum(['en', 'de'])
export type Language = z.infer<typeof language>

/** GET /api/me/reach: how one is told. */
export const reach = z.object({
  /** The key that a browser needs to be told anything, and how many devices are. */
  push: z.object({ key: z.string(), devices: z.number() }),
  /** Null where the host has no mail server. */
  mail: z.nullable(z.object({ address: z.nullable(z.string()), confirmed: z.boolean() })),
  webhook: z.nullable(z.object({ url: z.string(), secret: z.string(), last: z.nullable(z.string()) })),
  /** What one is not told. */
  off: z.array(told),
  quiet: z.nullable(quietHours),
  /** Null until one has said it: then it is English. */
  language: z.nullable(language),
})
export type Reach = z.infer<typeof reach>

/** PUT /api/me/reach. */
export const newReach = z.strictObject({ off: z.array(told).check(z.maxLength(TOLD.length)), quiet: z.nullable(quietHours) })

/** PUT /api/me/language: in which language one is told. */
export const newLanguage = z.strictObject({ language })

const base64url = z.string().check(z.regex(/^[\w-]{16,200}={0,2}$/, 'a key in base64url'))
const address = z.url('an address').check(z.maxLength(1000))

/** POST /api/me/devices: a browser that is to be told, as PushSubscription.toJSON gives it. DELETE: it is to be told no more. */
export const newDevice = z.object({ endpoint: address, keys: z.object({ p256dh: base64url, auth: base64url }) })
export const oldDevice = z.strictObject({ endpoint: address })

/** PUT /api/me/mail: a letter with a code goes there; POST /api/mail/confirm brings it back. */
export const newMail = z.strictObject({
  address: z
    .string()
    .check(z.maxLength(254), z.regex(/^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/, 'an e-mail address')),
})
export const mailCode = z.strictObject({ code: z.string().check(z.regex(/^[\w-]{20,60}$/, 'the code from the letter')) })

/** PUT /api/me/webhook. POST /api/me/webhook/test sends a signed test at once and says what came back. */
export const newWebhook = z.strictObject({ url: address })
export const webhookAnswer = z.object({ answer: z.string(), ok: z.boolean() })

/** GET /api/me/queue: tables where it is one's move, the most urgent first: live ones, then those by the day, each with least time, then those without a clock. */
export const queue = z.object({
  waiting: z.array(
    z.object({
      table: tableId,
      game: z.string(),
      settings,
      seat,
      /** Everybody's name by seat. */
      names: z.array(z.string()),
      /** Seats of accounts that are programs. */
      bots: z.array(seat),
      seq: z.number(),
      live: z.boolean(),
      due: z.nullable(z.number()),
      /** When the last step was made there. */
      touched: z.number(),
    }),
  ),
  /** What waits in competitions, besides moves at their tables. */
  leagues: z.array(leagueDuty),
  /** Whether one is on vacation at any table, and how much of it is left where least is; null where no table has vacations. */
  vacation: z.nullable(z.object({ on: z.boolean(), left: z.number() })),
})
export type Queue = z.infer<typeof queue>
export type Waiting = Queue['waiting'][number]

/** GET /api/me/queue/:id: what is asked there, as that seat may know it. */
export const waitingQuestion = z.object({ seq: z.number(), seat, question: json, view: json, box: z.optional(boxName) })
export type WaitingQuestion = z.infer<typeof waitingQuestion>

/** POST /api/me/vacation: at all tables by the day that have vacations. */
export const vacation = z.strictObject({ on: z.boolean() })
