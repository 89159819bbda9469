import type { QuietHours } from '@robodrome/protocol'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../store/transaction.ts'
import { addNotices } from './add.ts'
import { goneOn } from './going-on.ts'
import type { People } from './people.ts'
import { quietUntil } from './quiet.ts'
import { isOff, isReminder, remindAt, reminderOf } from './reminder.ts'
import { dueNow, isOpen, type Notice } from './still-open.ts'

const LEASE_MS = 15_000
const MOST = 50
/** So seldom does one person get a letter. */
const LETTER_EVERY_MS = 3_600_000

export interface DueNotice extends Notice {
  n: string
  key: string
}

interface House {
  pool: Pool
  people: People
  hasMail: boolean
  /** Whether somebody is at a table just now, and so sees for themselves. */
  isAt(table: string, guest: string): boolean
  now(): number
}

/** Decides what becomes of each notice that is due: put off by quiet hours, dropped because it was answered, or handed to the outbox. */
export class Teller {
  readonly #house: House

  constructor(house: House) {
    this.#house = house
  }

  /** Sees to all that is due; says whether there was anything. */
  async look(): Promise<boolean> {
    const { pool, now } = this.#house
    const { rows } = await pool.query<DueNotice>({ name: 'notices due', text: DUE, values: [now(), now() + LEASE_MS, MOST] })
    for (const notice of rows) await this.#settle(notice)
    return rows.length > 0
  }

  async #settle(notice: DueNotice): Promise<void> {
    const { pool, people, now } = this.#house
    const { n, guest, table, news } = notice
    const next = await goneOn(pool, notice, now())
    if (next !== null) return this.#putOff({ ...notice, news: next.news }, next.due)
    const { off, quiet } = await people.of(guest)
    const isLive = 'live' in news && news.live
    const until = isLive ? null : quietUntil(quiet, now())
    const open = await isOpen(pool, notice)
    if (open && until !== null && !isReminder(news)) return this.#putOff(notice, until)
    if (open && (await this.#hasMoved(notice, quiet))) return
    const isTold = open && news.kind !== 'test' && !isOff(news, off) && !(table !== null && this.#house.isAt(table, guest))
    await inTransaction(pool, async (client) => {
      const { rowCount } = await client.query('update notices set due_at = null where n = $1 and due_at is not null', [n])
      if (rowCount === 0) return
      if (isTold) await this.#handOver(client, notice)
      const reminder = open && !off.includes('short') ? reminderOf(notice, quiet, now()) : null
      if (reminder !== null) await addNotices(client, [reminder])
    })
  }

  async #putOff({ n, news }: DueNotice, until: number): Promise<void> {
    await this.#house.pool.query('update notices set due_at = $2, leased_until = 0, news = $3 where n = $1', [
      n,
      until,
      JSON.stringify(news),
    ])
  }

  /** The time of a duty in a competition may have been moved: then its reminder comes later. */
  async #hasMoved(notice: DueNotice, quiet: QuietHours | null): Promise<boolean> {
    const { pool, now } = this.#house
    const { guest, news } = notice
    if (news.kind !== 'league-short') return false
    const due = await dueNow(pool, guest, news)
    if (due === undefined || due === null || due <= news.due!) return false
    await this.#putOff({ ...notice, news: { ...news, due } }, remindAt(news, due, quiet, now()))
    return true
  }

  /** All devices of a person and their webhook; a letter only to whoever has no device, for nobody is told twice of the same. */
  async #handOver(client: PoolClient, { n, guest }: DueNotice): Promise<void> {
    const { people, hasMail, now } = this.#house
    const devices = await people.devices(guest)
    const { webhook, mail, mailConfirmed } = await people.of(guest)
    const targets = [
      ...devices.map(({ endpoint }) => ({ channel: 'push', target: endpoint })),
      ...(webhook === null ? [] : [{ channel: 'webhook', target: '' }]),
      ...(devices.length === 0 && hasMail && mail !== null && mailConfirmed ? [{ channel: 'mail', target: '' }] : []),
    ]
    for (const { channel, target } of targets)
      await client.query(DELIVER, [n, channel, target, channel === 'mail' ? await letterAt(client, guest, now()) : now()])
  }
}

/** When the next letter to somebody may go out. */
export const letterAt = async (client: Pool | PoolClient, guest: string, now: number): Promise<number> => {
  const { rows } = await client.query<{ last: string | null }>(
    `select max(coalesce(deliveries.due_at, notices.at)) as last from deliveries join notices on n = notice
    where guest = $1 and channel = 'mail' and (outcome is null or outcome = 'sent')`,
    [guest],
  )
  const last = rows[0]?.last ?? null
  return last === null ? now : Math.max(now, Number(last) + LETTER_EVERY_MS)
}

export const DELIVER =
  'insert into deliveries (notice, channel, target, due_at) values ($1, $2, $3, $4) on conflict (notice, channel, target) do nothing'

const DUE = `
  update notices set leased_until = $2 where n in (
    select n from notices where due_at <= $1 and leased_until <= $1 order by due_at limit $3 for update skip locked
  ) returning n, guest, key, table_id as table, news`
