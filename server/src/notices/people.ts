import type { Updateable } from 'kysely'
import { createHash, randomBytes } from 'node:crypto'
import type { Language, QuietHours, Told } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import webPush from 'web-push'
import type { Db, Schema } from '../store/schema/schema.ts'
import type { Device, VapidKeys } from './channels.ts'
import { siteSays } from '@robodrome/protocol/says'
import type { Sentence } from '@robodrome/kernel'

/** How to reach a person. */
export interface Reached {
  off: readonly Told[]
  quiet: QuietHours | null
  mail: string | null
  mailConfirmed: boolean
  webhook: { url: string; secret: string; last: Sentence | null } | null
  /** Null until they have chosen. */
  language: Language | null
}

const MOST_DEVICES = 20
const REACH = ['off', 'quiet', 'mail', 'mail_confirmed_at', 'webhook', 'webhook_secret', 'webhook_last', 'language'] as const
const NOTHING: Reached = { off: [], quiet: null, mail: null, mailConfirmed: false, webhook: null, language: null }

/** How and where people want to be notified. */
export class People {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async of(guest: string): Promise<Reached> {
    const row = await this.#db.selectFrom('reach').select(REACH).where('guest', '=', guest).executeTakeFirst()
    if (row === undefined) return NOTHING
    const { off, quiet, mail, mail_confirmed_at, webhook, webhook_secret, webhook_last, language } = row
    return {
      off,
      quiet,
      mail,
      mailConfirmed: mail_confirmed_at !== null,
      webhook:
        webhook === null
          ? null
          : { url: webhook, secret: webhook_secret!, last: webhook_last === null ? null : (JSON.parse(webhook_last) as Sentence) },
      language,
    }
  }

  async devices(guest: string): Promise<Device[]> {
    return this.#db.selectFrom('devices').select(['endpoint', 'p256dh', 'auth']).where('guest', '=', guest).orderBy('at').execute()
  }

  prefer(guest: string, off: readonly Told[], quiet: QuietHours | null): Promise<void> {
    return this.#set(guest, { off: JSON.stringify(off), quiet: quiet && JSON.stringify(quiet) })
  }

  speak(guest: string, language: Language): Promise<void> {
    return this.#set(guest, { language })
  }

  /** Adds a device. It belongs to the account signed in there now, and the oldest devices are dropped. */
  async addDevice(guest: string, { endpoint, p256dh, auth }: Device): Promise<void> {
    await this.#db
      .insertInto('devices')
      .values({ endpoint, guest, p256dh, auth, at: Date.now() })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ guest, p256dh, auth }))
      .execute()
    await this.#db
      .deleteFrom('devices')
      .where('guest', '=', guest)
      .where('endpoint', 'not in', ({ selectFrom }) =>
        selectFrom('devices').select('endpoint').where('guest', '=', guest).orderBy('at', 'desc').limit(MOST_DEVICES),
      )
      .execute()
  }

  async forgetDevice(endpoint: string, guest?: string): Promise<void> {
    const gone = this.#db.deleteFrom('devices').where('endpoint', '=', endpoint)
    await (guest === undefined ? gone : gone.where('guest', '=', guest)).execute()
  }

  /** Stores an unconfirmed address, and returns the code that confirms it. */
  async askForMail(guest: string, mail: string): Promise<string> {
    const code = randomBytes(24).toString('base64url')
    await this.#set(guest, { mail, mail_confirmed_at: null, mail_code: hash(code) })
    return code
  }

  async confirmMail(code: string): Promise<void> {
    const { numUpdatedRows } = await this.#db
      .updateTable('reach')
      .set({ mail_confirmed_at: Date.now(), mail_code: null })
      .where('mail_code', '=', hash(code))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new Refused('not-found', siteSays('codeExpired'))
  }

  forgetMail(guest: string): Promise<void> {
    return this.#set(guest, { mail: null, mail_confirmed_at: null, mail_code: null })
  }

  /** Another address gets another secret. */
  async setWebhook(guest: string, url: string): Promise<void> {
    const before = await this.of(guest)
    const secret = before.webhook?.url === url ? before.webhook.secret : `whsec_${randomBytes(24).toString('base64')}`
    await this.#set(guest, { webhook: url, webhook_secret: secret, webhook_last: null })
  }

  forgetWebhook(guest: string): Promise<void> {
    return this.#set(guest, { webhook: null, webhook_secret: null, webhook_last: null })
  }

  webhookAnswered(guest: string, last: Sentence): Promise<void> {
    return this.#set(guest, { webhook_last: JSON.stringify(last) })
  }

  /** Returns the keys that identify this site to push services. They are created once, for all processes. */
  async vapidKeys(): Promise<VapidKeys> {
    await this.#db
      .insertInto('site_keys')
      .values({ name: 'vapid', value: JSON.stringify(webPush.generateVAPIDKeys()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { value } = await this.#db.selectFrom('site_keys').select('value').where('name', '=', 'vapid').executeTakeFirstOrThrow()
    return value as VapidKeys
  }

  async #set(guest: string, values: Omit<Updateable<Schema['reach']>, 'guest'>): Promise<void> {
    await this.#db
      .insertInto('reach')
      .values({ guest, ...values })
      .onConflict((conflict) => conflict.column('guest').doUpdateSet(values))
      .execute()
  }
}

const hash = (code: string): Buffer => createHash('sha256').update(code).digest()
