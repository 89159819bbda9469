import type { Language, News } from '@robodrome/protocol'
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
    at: string
    /** When it is to be told outside of the page; null: that is settled, or it never is. */
    due_at: string | null
    leased_until: Generated<string>
    read_at: string | null
  }
  /** The outbox: what is to leave the house, tried again until it has. */
  deliveries: {
    id: Generated<string>
    notice: string
    channel: Channel
    /** The address of a device; '' for the one webhook or mailbox that somebody has. */
    target: string
    due_at: string | null
    tries: Generated<number>
    leased_until: Generated<string>
    /** How it ended, for whoever looks after the house. */
    outcome: string | null
  }
  reach: {
    guest: string
    off: JSONColumnType<string[]>
    quiet: ColumnType<{ from: number; to: number; zone: string } | null, string | null, string | null>
    mail: string | null
    mail_confirmed_at: string | null
    /** Of the code that was sent only the hash is kept. */
    mail_code: Buffer | null
    webhook: string | null
    webhook_secret: string | null
    webhook_last: string | null
    language: Language | null
  }
  devices: { endpoint: string; guest: string; p256dh: string; auth: string; at: string }
  /** Keys of the site itself. */
  site_keys: { name: string; value: JSONColumnType<{ publicKey: string; privateKey: string }> }
}

export type Channel = 'push' | 'mail' | 'webhook'
