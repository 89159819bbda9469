import { boxName, json, seat, settings, tableId } from '@robodrome/table'
import * as z from 'zod/mini'
import { competitionId, leagueDuty, leagueWaiting } from './competitions.ts'
import { decision } from './host.ts'
import { wants } from './wants.ts'
import { sentence } from './errors.ts'

/** A notice as code and parameters; the client supplies the words. `names` are the others at the table. */
const table = { game: z.string(), mode: z.string(), names: z.array(z.string()) }
const turn = { ...table, seat, seq: z.number(), due: z.nullable(z.number()), live: z.boolean() }
const duty = {
  competition: competitionId,
  title: z.string(),
  what: leagueWaiting.shape.what,
  against: z.nullable(z.string()),
  due: z.nullable(z.number()),
  live: z.boolean(),
  /** The log entry that started the wait. */
  since: z.number(),
}

export const news = z.discriminatedUnion('kind', [
  /** It is your move. `live` means that the table's clock counts minutes instead of days; `due` is when your time runs out. */
  z.object({ kind: z.literal('move'), ...turn }),
  /** The same move, with little time left. */
  z.object({ kind: z.literal('short'), ...turn }),
  z.object({ kind: z.literal('start'), ...table }),
  /** A match is over. `place` is 1 for the winners; null if the match has no places. */
  z.object({ kind: z.literal('over'), ...table, place: z.nullable(z.number()) }),
  /** A competition waits for you: a match to play, a pick, a bid. */
  z.object({ kind: z.literal('league'), ...duty }),
  /** The same match, pick or bid, with little time left. */
  z.object({ kind: z.literal('league-short'), ...duty }),
  /** A challenge or a rematch offer, and its refusal. */
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
  /** A sign-in method has changed. The owner is told in case somebody else changed it. */
  z.object({ kind: z.literal('account'), what: z.enum(['password', 'passkey', 'passkey-gone', 'codes', 'code-used']) }),
  /** The host's decision about a line that you reported. */
  z.object({ kind: z.literal('report'), of: z.string(), decision }),
  /** What happened to a box that you share: it was hidden after reports or by the host, or the host shows it again. */
  z.object({ kind: z.literal('box'), title: z.string(), box: boxName, what: z.enum(['reported', 'hidden', 'shown', 'blocked']) }),
  /** Sent on request, to test whether notices arrive. */
  z.object({ kind: z.literal('test') }),
])
export type News = z.infer<typeof news>

/** The kinds of notice that may be delivered outside the page; each can be switched off. */
export const TOLD = ['move', 'short', 'league', 'challenge', 'friend'] as const
export const told = z.enum(TOLD)
export type Told = z.infer<typeof told>

/** GET /api/me/notices: the latest first, with the number of unread ones. POST /api/me/notices/read: marks all up to this one as read. */
export const noticeList = z.object({
  /** `waits` marks an unanswered challenge. */
  notices: z.array(z.object({ n: z.number(), at: z.number(), table: z.nullable(tableId), read: z.boolean(), waits: z.boolean(), news })),
  unread: z.number(),
})
export type NoticeList = z.infer<typeof noticeList>
export const readNotices = z.strictObject({ upTo: z.int().check(z.minimum(0)) })

/** Quiet hours, in minutes of the day in the reader's time zone: between the two times, only live tables send notices. */
const minute = z.int().check(z.minimum(0), z.maximum(1439))
export const quietHours = z.strictObject({
  from: minute,
  to: minute,
  zone: z.string().check(z.maxLength(64), z.refine(isZone, wants('timeZone'))),
})
export type QuietHours = z.infer<typeof quietHours>

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The languages of notices. */
export const language = z.enum(['en', 'de'])
export type Language = z.infer<typeof language>

/** GET /api/me/reach: where the account receives notices. */
export const reach = z.object({
  /** The key that a browser needs to subscribe, and the number of subscribed devices. */
  push: z.object({ key: z.string(), devices: z.number() }),
  /** Null if the host has no mail server. */
  mail: z.nullable(z.object({ address: z.nullable(z.string()), confirmed: z.boolean() })),
  webhook: z.nullable(z.object({ url: z.string(), secret: z.string(), last: z.nullable(sentence) })),
  /** The kinds that are switched off. */
  off: z.array(told),
  quiet: z.nullable(quietHours),
  /** Null until the account has chosen one; until then, notices are in English. */
  language: z.nullable(language),
})
export type Reach = z.infer<typeof reach>

/** PUT /api/me/reach. */
export const newReach = z.strictObject({ off: z.array(told).check(z.maxLength(TOLD.length)), quiet: z.nullable(quietHours) })

/** PUT /api/me/language: the language of notices. */
export const newLanguage = z.strictObject({ language })

const base64url = z.string().check(z.regex(/^[\w-]{16,200}={0,2}$/, wants('base64url')))
const address = z.url(wants('address')).check(z.maxLength(1000))

/** POST /api/me/devices: subscribes a browser, with the result of PushSubscription.toJSON. DELETE unsubscribes it. */
export const newDevice = z.object({ endpoint: address, keys: z.object({ p256dh: base64url, auth: base64url }) })
export const oldDevice = z.strictObject({ endpoint: address })

/** PUT /api/me/mail: sends an e-mail with a code to this address; POST /api/mail/confirm returns the code. */
export const newMail = z.strictObject({
  address: z
    .string()
    .check(z.maxLength(254), z.regex(/^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/, wants('email'))),
})
export const mailCode = z.strictObject({ code: z.string().check(z.regex(/^[\w-]{20,60}$/, wants('mailCode'))) })

/** PUT /api/me/webhook. POST /api/me/webhook/test sends a signed test at once and reports the answer. */
export const newWebhook = z.strictObject({ url: address })
export const webhookAnswer = z.object({ answer: sentence, ok: z.boolean() })

/**
 * GET /api/me/queue: tables where it is the caller's move, most urgent first: live ones, then daily ones by time left, then those without a
 * clock.
 */
export const queue = z.object({
  waiting: z.array(
    z.object({
      table: tableId,
      game: z.string(),
      settings,
      seat,
      /** The names of all players, by seat. */
      names: z.array(z.string()),
      /** Seats of bots. */
      bots: z.array(seat),
      seq: z.number(),
      live: z.boolean(),
      due: z.nullable(z.number()),
      /** The time of the last step there. */
      touched: z.number(),
    }),
  ),
  /** Open decisions in competitions, other than moves at their tables. */
  leagues: z.array(leagueDuty),
  /**
   * Whether the account is on vacation at any table, and the smallest remaining vacation at any of them; null if no table has vacations.
   */
  vacation: z.nullable(z.object({ on: z.boolean(), left: z.number() })),
})
export type Queue = z.infer<typeof queue>
export type Waiting = Queue['waiting'][number]

/** GET /api/me/queue/:id: the question there, as that seat may know it. */
export const waitingQuestion = z.object({ seq: z.number(), seat, question: json, view: json, box: z.optional(boxName) })
export type WaitingQuestion = z.infer<typeof waitingQuestion>

/** POST /api/me/vacation: starts or ends a vacation at all daily tables that have vacations. */
export const vacation = z.strictObject({ on: z.boolean() })
