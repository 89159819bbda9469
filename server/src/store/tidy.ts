import { sql } from 'kysely'
import type { Store } from './store.ts'

const EVERY_MS = 3_600_000
/** The number of chat lines kept per table, whatever their age. */
const MOST_LINES = 1_000
/** How long a notice stays in a person's list. */
const NOTICE_DAYS = 60

/** Deletes obsolete rows: at startup, and then every hour. */
export const keepTidy = (store: Store, chatDays: number, say: (message: string) => void): NodeJS.Timeout => {
  const work = () => void tidy(store, chatDays).catch((error: unknown) => say(`tidying up failed: ${String(error)}`))
  work()
  return setInterval(work, EVERY_MS).unref()
}

/**
 * Deletes expired sessions, old chat, boxes without tables, and guests with no account, no session, no seat and nothing else of their own.
 */
export const tidy = async ({ db }: Store, chatDays: number): Promise<void> => {
  await sql`delete from sessions where expires_at < now()`.execute(db)
  await sql`delete from challenges where expires_at < now()`.execute(db)
  await sql`delete from seeks where expires_at < now() - interval '1 hour'`.execute(db)
  await sql`delete from invitations where expires_at < now()`.execute(db)
  await sql`delete from passkey_challenges where expires_at < now()`.execute(db)
  await sql`delete from chat where at < ${Date.now() - chatDays * 86_400_000}`.execute(db)
  await sql`
    delete from chat using (select n, row_number() over (partition by table_id order by n desc) as age from chat) as old
    where chat.n = old.n and old.age > ${MOST_LINES}`.execute(db)
  await sql`delete from notices where due_at is null and at < ${Date.now() - NOTICE_DAYS * 86_400_000}`.execute(db)
  // An uploaded box gets a table soon or never. A box that its author shares or keeps here stays.
  await sql`
    delete from boxes where created_at < now() - interval '7 days' and not exists (select from tables where box = boxes.name)
      and not exists (select from shared_boxes where box = boxes.name)
      and not exists (select from competitions where box = split_part(boxes.name, ' ', 2))`.execute(db)
  await sql`
    delete from guests where created_at < now() - interval '1 day' and kept_at is null
      and not exists (select from sessions where guest = guests.id) and not exists (select from sitters where guest = guests.id)
      and not exists (select from tables where host = guests.id) and not exists (select from chat where guest = guests.id)
      and not exists (select from bots where guest = guests.id or owner = guests.id) and not exists (select from tokens where guest = guests.id)
      and not exists (select from friends where guest = guests.id) and not exists (select from invitations where guest = guests.id)
      and not exists (select from seeks where guest = guests.id)
      and not exists (select from challenges where guests.id in (from_guest, to_guest))
      and not exists (select from box_owners where owner = guests.id) and not exists (select from box_reports where by = guests.id)
      and not exists (select from reports where guests.id in (by, "of")) and not exists (select from blocked_authors where author = guests.id)
      and not exists (select from competition_members where guest = guests.id)`.execute(db)
}
