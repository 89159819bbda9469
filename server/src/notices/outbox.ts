import { madeFit } from '@robodrome/reading/text'
import type { Language, News } from '@robodrome/protocol'
import type { Db } from '../store/schema/schema.ts'
import { type Parcel, type Post, push, Undeliverable, type VapidKeys, webhook } from './channels.ts'
import { BadTarget, Unreached, type Targets } from './guard.ts'
import type { People } from './people.ts'
import type { Channel } from '../store/schema/notices.ts'
import { isDuty, isOpen, type Notice } from './still-open.ts'
import { deliver, letterAt } from './teller.ts'
import { tell } from './words/telling.ts'
import type { Sentence } from '@robodrome/kernel'
import { siteSays } from '@robodrome/protocol/says'

const LEASE_MS = 30_000
const AT_ONCE = 10
const MOST_TRIES = 8
const MONTH_MS = 28 * 86_400_000

interface Delivery extends Notice {
  id: string
  notice: string
  channel: Channel
  target: string
  tries: number
}

export interface Ways {
  db: Db
  people: People
  /** Null if the host has no mail server. */
  mail: Post | null
  targets: Targets
  vapid: VapidKeys
  /** The public address of the site. */
  site: string
  gameTitle(id: string): string
  now(): number
  /** The delay after the first failure, in milliseconds. Each further delay is four times as long. */
  againMs: number
}

/** Delivers the messages in the outbox, and retries failures with back-off. */
export class Outbox {
  readonly #ways: Ways

  constructor(ways: Ways) {
    this.#ways = ways
  }

  /** Sends everything that is due. Returns whether anything was. */
  async look(): Promise<boolean> {
    const { db, now } = this.#ways
    const rows: Delivery[] = await db
      .with('due', (creator) =>
        creator
          .updateTable('deliveries')
          .set({ leased_until: now() + LEASE_MS })
          .where('id', 'in', ({ selectFrom }) =>
            selectFrom('deliveries')
              .select('id')
              .where('due_at', '<=', `${now()}`)
              .where('leased_until', '<=', `${now()}`)
              .orderBy('due_at')
              .limit(AT_ONCE)
              .forUpdate()
              .skipLocked(),
          )
          .returning(['id', 'notice', 'channel', 'target', 'tries']),
      )
      .selectFrom('due')
      .innerJoin('notices', 'notices.n', 'due.notice')
      .select(['due.id', 'due.notice', 'due.channel', 'due.target', 'due.tries'])
      .select(['guest', 'table_id as table', 'news'])
      .execute()
    await Promise.all(rows.map((delivery) => this.#deliver(delivery)))
    return rows.length > 0
  }

  /** Sends a person a test through their webhook and reports the response. */
  async test(guest: string): Promise<{ answer: Sentence; ok: boolean }> {
    const reached = await this.#ways.people.of(guest)
    if (reached.webhook === null) return { answer: siteSays('noWebhook'), ok: false }
    const parcel = this.#parcel(`test ${guest} ${this.#ways.now()}`, null, { kind: 'test' }, reached.language)
    const { url, secret } = reached.webhook
    const result = await webhook(url, secret, parcel, this.#ways.targets).then(
      (answer) => ({ answer, ok: true }),
      (error: unknown) => ({ answer: reason(error), ok: false }),
    )
    await this.#ways.people.webhookAnswered(guest, result.answer)
    return result
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { db, now, againMs } = this.#ways
    const { id, tries } = delivery
    const settle = (due: number | null, outcome: string): Promise<unknown> =>
      db
        .updateTable('deliveries')
        .set(({ eb }) => ({ due_at: due, outcome, tries: eb('tries', '+', 1), leased_until: 0 }))
        .where('id', '=', id)
        .execute()
    if (!(await isOpen(db, delivery))) return void (await settle(null, 'answered'))
    try {
      const answer = await this.#send(delivery)
      await settle(null, delivery.channel === 'mail' ? 'sent' : answer)
    } catch (error) {
      const isOver = error instanceof Undeliverable || error instanceof BadTarget || tries + 1 >= MOST_TRIES
      await settle(isOver ? null : now() + againMs * 4 ** tries, reason(error).message)
      if (isOver && delivery.channel === 'push') await this.#writeInstead(delivery, error instanceof Undeliverable)
      if (delivery.channel === 'webhook') await this.#ways.people.webhookAnswered(delivery.guest, reason(error))
    }
  }

  async #send(delivery: Delivery): Promise<string> {
    const { people, mail, targets, vapid, site } = this.#ways
    const { channel, target, guest, table, news, notice } = delivery
    const reached = await people.of(guest)
    const parcel = this.#parcel(`notice_${notice}`, table, news, reached.language)
    if (channel === 'push') {
      const device = (await people.devices(guest)).find(({ endpoint }) => endpoint === target)
      if (device === undefined) throw new Undeliverable(siteSays('switchedOff'))
      const answer = await push(device, parcel, vapid, site.startsWith('https:') ? site : 'mailto:nobody@localhost.invalid', targets)
      return answer.message
    }
    if (channel === 'webhook') {
      if (reached.webhook === null) throw new Undeliverable(siteSays('switchedOff'))
      const answer = await webhook(reached.webhook.url, reached.webhook.secret, parcel, targets)
      await people.webhookAnswered(guest, answer)
      return answer.message
    }
    if (mail === null || reached.mail === null || !reached.mailConfirmed) throw new Undeliverable(siteSays('switchedOff'))
    return mail.send(reached.mail, parcel.id, parcel.telling, parcel.url)
  }

  /** A device that cannot be reached any more is deleted. If none is left, an e-mail replaces the message. */
  async #writeInstead({ notice, guest, target }: Delivery, isGone: boolean): Promise<void> {
    const { db, people, mail, now } = this.#ways
    if (isGone) await people.forgetDevice(target)
    const arrived = await db
      .selectFrom('deliveries')
      .select('id')
      .where('notice', '=', notice)
      .where('channel', '=', 'push')
      .where('outcome', '~', '^2[0-9][0-9]$')
      .executeTakeFirst()
    const reached = await people.of(guest)
    if (arrived !== undefined || mail === null || reached.mail === null || !reached.mailConfirmed) return
    await deliver(db, { notice, channel: 'mail', target: '', due_at: await letterAt(db, guest, now()) })
  }

  #parcel(id: string, table: string | null, news: News, language: Language | null): Parcel {
    const { site, gameTitle, now } = this.#ways
    const game = 'game' in news ? gameTitle(news.game) : ''
    const due = 'due' in news ? news.due : null
    return {
      id,
      telling: tell(news, game, now(), language),
      url: `${site}/${placeOf(table, news)}`,
      live: 'live' in news && news.live,
      until: due ?? now() + MONTH_MS,
      news,
    }
  }
}

/** Returns the page that a notice links to. For duties and matches of a competition, this is the competition's page. */
const placeOf = (table: string | null, news: News): string => {
  if (isDuty(news)) return `#/leagues/${news.competition}`
  if (news.kind === 'challenge' && news.rematch !== true) return '#/opponents'
  if (news.kind === 'account') return '#/account'
  return table === null ? '' : `#/table/${table}`
}

/** Returns why a message did not arrive. The text of an error from our own environment is cleaned so that it can be stored and shown. */
const reason = (error: unknown): Sentence =>
  error instanceof Unreached ? error.sentence : { message: madeFit(error instanceof Error ? error.message : String(error)).slice(0, 200) }
