import type { QuietHours } from '@robodrome/protocol'
import type { Db } from '../store/schema/schema.ts'
import type { Channel } from '../store/schema/notices.ts'
import { addNotices } from './add.ts'
import { goneOn } from './going-on.ts'
import type { People } from './people.ts'
import { quietUntil } from './quiet.ts'
import { isOff, isReminder, remindAt, reminderOf } from './reminder.ts'
import { dueNow, isOpen, type Notice } from './still-open.ts'

const LEASE_MS = 15_000
const MOST = 50
/** The minimum time between two e-mails to one person. */
const LETTER_EVERY_MS = 3_600_000

export interface DueNotice extends Notice {
  n: string
  key: string
}

interface House {
  db: Db
  people: People
  hasMail: boolean
  /** Whether a person is at the table and therefore sees the news there. */
  isAt(table: string, guest: string): boolean
  now(): number
}

/** Decides what happens to each due notice: quiet hours postpone it, an answer drops it, or it goes to the outbox. */
export class Teller {
  readonly #house: House

  constructor(house: House) {
    this.#house = house
  }

  /** Handles everything that is due. Returns whether anything was. */
  async look(): Promise<boolean> {
    const { db, now } = this.#house
    const rows = await db
      .updateTable('notices')
      .set({ leased_until: now() + LEASE_MS })
      .where('n', 'in', ({ selectFrom }) =>
        selectFrom('notices')
          .select('n')
          .where('due_at', '<=', `${now()}`)
          .where('leased_until', '<=', `${now()}`)
          .orderBy('due_at')
          .limit(MOST)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['n', 'guest', 'key', 'table_id as table', 'news'])
      .execute()
    for (const notice of rows) await this.#settle(notice)
    return rows.length > 0
  }

  async #settle(notice: DueNotice): Promise<void> {
    const { db, people, now } = this.#house
    const { n, guest, table, news } = notice
    const next = await goneOn(db, notice, now())
    if (next !== null) return this.#putOff({ ...notice, news: next.news }, next.due)
    const { off, quiet } = await people.of(guest)
    const isLive = 'live' in news && news.live
    const until = isLive ? null : quietUntil(quiet, now())
    const open = await isOpen(db, notice)
    if (open && until !== null && !isReminder(news)) return this.#putOff(notice, until)
    if (open && (await this.#hasMoved(notice, quiet))) return
    const isTold = open && news.kind !== 'test' && !isOff(news, off) && !(table !== null && this.#house.isAt(table, guest))
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('notices')
        .set({ due_at: null })
        .where('n', '=', n)
        .where('due_at', 'is not', null)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return
      if (isTold) await this.#handOver(trx, notice)
      const reminder = open && !off.includes('short') ? reminderOf(notice, quiet, now()) : null
      if (reminder !== null) await addNotices(trx, [reminder])
    })
  }

  async #putOff({ n, news }: DueNotice, until: number): Promise<void> {
    await this.#house.db
      .updateTable('notices')
      .set({ due_at: until, leased_until: 0, news: JSON.stringify(news) })
      .where('n', '=', n)
      .execute()
  }

  /** If the deadline of a duty in a competition has moved, its reminder comes later. */
  async #hasMoved(notice: DueNotice, quiet: QuietHours | null): Promise<boolean> {
    const { db, now } = this.#house
    const { guest, news } = notice
    if (news.kind !== 'league-short') return false
    const due = await dueNow(db, guest, news)
    if (due === undefined || due === null || due <= news.due!) return false
    await this.#putOff({ ...notice, news: { ...news, due } }, remindAt(news, due, quiet, now()))
    return true
  }

  /**
   * Sends a notice to all of a person's devices and to their webhook. They get an e-mail only if they have no device, so that nobody is
   * told twice.
   */
  async #handOver(db: Db, { n, guest }: DueNotice): Promise<void> {
    const { people, hasMail, now } = this.#house
    const devices = await people.devices(guest)
    const { webhook, mail, mailConfirmed } = await people.of(guest)
    const targets = [
      ...devices.map(({ endpoint }) => ({ channel: 'push' as const, target: endpoint })),
      ...(webhook === null ? [] : [{ channel: 'webhook' as const, target: '' }]),
      ...(devices.length === 0 && hasMail && mail !== null && mailConfirmed ? [{ channel: 'mail' as const, target: '' }] : []),
    ]
    for (const { channel, target } of targets)
      await deliver(db, { notice: n, channel, target, due_at: channel === 'mail' ? await letterAt(db, guest, now()) : now() })
  }
}

/** Returns when the next e-mail to a person may be sent. */
export const letterAt = async (db: Db, guest: string, now: number): Promise<number> => {
  const { last } = await db
    .selectFrom('deliveries')
    .innerJoin('notices', 'notices.n', 'deliveries.notice')
    .select(({ fn }) => fn.max(fn.coalesce('deliveries.due_at', 'notices.at')).as('last'))
    .where('guest', '=', guest)
    .where('channel', '=', 'mail')
    .where(({ or, eb }) => or([eb('outcome', 'is', null), eb('outcome', '=', 'sent')]))
    .executeTakeFirstOrThrow()
  return last === null ? now : Math.max(now, Number(last) + LETTER_EVERY_MS)
}

/** Puts a message into the outbox, once for each way to reach the person. */
export const deliver = async (db: Db, delivery: { notice: string; channel: Channel; target: string; due_at: number }): Promise<void> => {
  await db
    .insertInto('deliveries')
    .values(delivery)
    .onConflict((conflict) => conflict.columns(['notice', 'channel', 'target']).doNothing())
    .execute()
}
