import { createHash, randomBytes } from 'node:crypto'
import type { Language, QuietHours, Told } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import type { Pool } from 'pg'
import webPush from 'web-push'
import type { Device, VapidKeys } from './channels.ts'

/** How somebody is reached. */
export interface Reached {
  off: readonly Told[]
  quiet: QuietHours | null
  mail: string | null
  mailConfirmed: boolean
  webhook: { url: string; secret: string; last: string | null } | null
  /** Null until they have said it. */
  language: Language | null
}

const MOST_DEVICES = 20
const NOTHING: Reached = { off: [], quiet: null, mail: null, mailConfirmed: false, webhook: null, language: null }

interface Row {
  off: Told[]
  quiet: QuietHours | null
  mail: string | null
  mail_confirmed_at: string | null
  webhook: string | null
  webhook_secret: string | null
  webhook_last: string | null
  language: Language | null
}

/** How people wish to be told, and where. */
export class People {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async of(guest: string): Promise<Reached> {
    const { rows } = await this.#pool.query<Row>({ name: 'reach', text: 'select * from reach where guest = $1', values: [guest] })
    const [row] = rows
    if (row === undefined) return NOTHING
    const { off, quiet, mail, mail_confirmed_at, webhook, webhook_secret, webhook_last, language } = row
    return {
      off,
      quiet,
      mail,
      mailConfirmed: mail_confirmed_at !== null,
      webhook: webhook === null ? null : { url: webhook, secret: webhook_secret!, last: webhook_last },
      language,
    }
  }

  async devices(guest: string): Promise<Device[]> {
    const { rows } = await this.#pool.query<Device>({
      name: 'devices',
      text: 'select endpoint, p256dh, auth from devices where guest = $1 order by at',
      values: [guest],
    })
    return rows
  }

  prefer(guest: string, off: readonly Told[], quiet: QuietHours | null): Promise<void> {
    return this.#set(guest, { off: JSON.stringify(off), quiet: quiet && JSON.stringify(quiet) })
  }

  speak(guest: string, language: Language): Promise<void> {
    return this.#set(guest, { language })
  }

  /** A device belongs to whoever is signed in there now. The oldest make room. */
  async addDevice(guest: string, { endpoint, p256dh, auth }: Device): Promise<void> {
    await this.#pool.query(
      `insert into devices (endpoint, guest, p256dh, auth, at) values ($1, $2, $3, $4, $5)
      on conflict (endpoint) do update set guest = excluded.guest, p256dh = excluded.p256dh, auth = excluded.auth`,
      [endpoint, guest, p256dh, auth, Date.now()],
    )
    await this.#pool.query(
      'delete from devices where guest = $1 and endpoint not in (select endpoint from devices where guest = $1 order by at desc limit $2)',
      [guest, MOST_DEVICES],
    )
  }

  async forgetDevice(endpoint: string, guest?: string): Promise<void> {
    await this.#pool.query('delete from devices where endpoint = $1 and ($2::text is null or guest = $2)', [endpoint, guest ?? null])
  }

  /** Keeps an address that is not confirmed yet, and gives the code that confirms it. */
  async askForMail(guest: string, mail: string): Promise<string> {
    const code = randomBytes(24).toString('base64url')
    await this.#set(guest, { mail, mail_confirmed_at: null, mail_code: hash(code) })
    return code
  }

  async confirmMail(code: string): Promise<void> {
    const { rowCount } = await this.#pool.query('update reach set mail_confirmed_at = $2, mail_code = null where mail_code = $1', [
      hash(code),
      Date.now(),
    ])
    if (rowCount === 0) throw new Refused('not-found', 'This code is not good any more.')
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

  webhookAnswered(guest: string, last: string): Promise<void> {
    return this.#set(guest, { webhook_last: last.slice(0, 200) })
  }

  /** The keys by which this site is known to those who bring its messages; made once, for all processes. */
  async vapidKeys(): Promise<VapidKeys> {
    await this.#pool.query("insert into site_keys (name, value) values ('vapid', $1) on conflict do nothing", [
      JSON.stringify(webPush.generateVAPIDKeys()),
    ])
    const { rows } = await this.#pool.query<{ value: VapidKeys }>("select value from site_keys where name = 'vapid'")
    return rows[0]!.value
  }

  async #set(guest: string, values: Readonly<Record<string, string | number | Buffer | null>>): Promise<void> {
    const names = Object.keys(values).map((name) => `"${name}"`)
    const places = names.map((_, i) => `$${i + 2}`)
    await this.#pool.query(
      `insert into reach (guest, ${names.join()}) values ($1, ${places.join()})
      on conflict (guest) do update set ${names.map((name, i) => `${name} = ${places[i]}`).join()}`,
      [guest, ...Object.values(values)],
    )
  }
}

const hash = (code: string): Buffer => createHash('sha256').update(code).digest()
