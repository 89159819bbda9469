import type { GeneratedInt8, Int8, Nullable, NullableInt8 } from './columns.ts'
import type { Language, News, Told } from '@robodrome/protocol'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** What people were told and are to be told, and how each is reached. */
export interface NoticeSchema {
  /** What somebody is told once, under a key that says about what: written in the transaction from which it follows. */
  notices: {
    n: Generated<string>
    guest: string
    key: string
    table_id: string | null
    news: JSONColumnType<News>
    at: Int8
    /** When it is to be told outside of the page; null: that is settled, or it never is. */
    due_at: NullableInt8
    leased_until: GeneratedInt8
    read_at: NullableInt8
  }
  /** The outbox: what is to leave the house, tried again until it has. */
  deliveries: {
    id: Generated<string>
    notice: string
    channel: Channel
    /** The address of a device; '' for the one webhook or mailbox that somebody has. */
    target: string
    due_at: NullableInt8
    tries: Generated<number>
    leased_until: GeneratedInt8
    /** How it ended, for whoever looks after the house. */
    outcome: string | null
  }
  reach: {
    guest: string
    off: ColumnType<Told[], string | undefined, string>
    quiet: ColumnType<{ from: number; to: number; zone: string } | null, string | null, string | null>
    mail: Nullable<string>
    mail_confirmed_at: NullableInt8
    /** Of the code that was sent only the hash is kept. */
    mail_code: Nullable<Buffer>
    webhook: Nullable<string>
    webhook_secret: Nullable<string>
    webhook_last: Nullable<string>
    language: Nullable<Language>
  }
  devices: { endpoint: string; guest: string; p256dh: string; auth: string; at: Int8 }
  /** Keys of the site itself. */
  site_keys: { name: string; value: JSONColumnType<{ publicKey: string; privateKey: string }> }
}

export type Channel = 'push' | 'mail' | 'webhook'
