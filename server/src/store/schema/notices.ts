import type { GeneratedInt8, Int8, Nullable, NullableInt8 } from './columns.ts'
import type { Language, News, Told } from '@robodrome/protocol'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Notices, sent or not yet sent, and how to reach each person. */
export interface NoticeSchema {
  /** A notice is sent once per key, which identifies its subject. It is written in the transaction that causes it. */
  notices: {
    n: Generated<string>
    guest: string
    key: string
    table_id: string | null
    news: JSONColumnType<News>
    at: Int8
    /** When to send it outside the page; null if it is settled or never sent. */
    due_at: NullableInt8
    leased_until: GeneratedInt8
    read_at: NullableInt8
  }
  /** The outbox: messages to deliver, retried until they arrive. */
  deliveries: {
    id: Generated<string>
    notice: string
    channel: Channel
    /** The address of a device, or '' for the person's only webhook or mailbox. */
    target: string
    due_at: NullableInt8
    tries: Generated<number>
    leased_until: GeneratedInt8
    /** The result of the delivery, for the host. */
    outcome: string | null
  }
  reach: {
    guest: string
    off: ColumnType<Told[], string | undefined, string>
    quiet: ColumnType<{ from: number; to: number; zone: string } | null, string | null, string | null>
    mail: Nullable<string>
    mail_confirmed_at: NullableInt8
    /** Only a hash of the code is stored. */
    mail_code: Nullable<Buffer>
    webhook: Nullable<string>
    webhook_secret: Nullable<string>
    webhook_last: Nullable<string>
    language: Nullable<Language>
  }
  devices: { endpoint: string; guest: string; p256dh: string; auth: string; at: Int8 }
  /** Keys of the site itself. */
  site_keys: { name: string; value: JSONColumnType<{ publicKey: string; privateKey: string } | { games: string[] }> }
}

export type Channel = 'push' | 'mail' | 'webhook'
