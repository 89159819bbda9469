import type { News } from '@robodrome/protocol'
import type { Pool } from 'pg'
import { HERE_MS } from './after-step.ts'
import type { Notice } from './still-open.ts'

/** What lists show of a table is behind its steps for no longer. */
const LISTED_MS = 2_000

interface Course {
  phase: string
  /** The last answer after the one that the notice waited for. */
  answered: number
  at: string
  /** What lists show is older than the steps. */
  is_old: boolean
  asked: number[]
  dues: (number | null)[] | null
  is_succeeded: boolean
}

/**
 * A notice for somebody at the table speaks for what they are asked after its move, too (`Vigil`): once they have answered it goes on with their next
 * question, and is looked at again a minute after their last answer. Null if there is nothing to go on with: nothing was answered, nobody asks them any more, or a later notice
 * does.
 */
export const goneOn = async (
  pool: Pool,
  { n, table, news }: Notice & { n: string },
  now: number,
): Promise<{ news: News; due: number } | null> => {
  if (news.kind !== 'move') return null
  const { rows } = await pool.query<Course>({ name: 'gone on', text: COURSE, values: [table, news.seq, news.seat, n] })
  const [found] = rows
  if (found === undefined || found.phase !== 'playing' || found.is_succeeded) return null
  const due = Number(found.at) + HERE_MS
  if (due > now) return { news, due }
  if (found.is_old) return { news, due: now + LISTED_MS }
  const place = found.asked.indexOf(news.seat)
  return place < 0 ? null : { news: { ...news, seq: found.answered, due: found.dues?.[place] ?? null }, due: now }
}

const COURSE = `
  select phase, answer.seq as answered, answer.at, card -> 'asked' as asked, card -> 'dues' as dues,
    coalesce((card ->> 'seq')::integer, -1) < (select max(seq) from steps where table_id = $1) as is_old,
    exists (
      select from notices as later join notices as own using (guest, table_id)
      where own.n = $4 and later.n > own.n and later.news ->> 'kind' = 'move' and (later.news ->> 'seat')::integer = $3
        and (later.due_at is not null or (later.news ->> 'seq')::integer >= answer.seq)
    ) as is_succeeded
  from tables, lateral (
    select seq, at from steps
    where table_id = $1 and seq > $2 and (body::json ->> 'kind') = 'choose' and (body::json ->> 'seat')::integer = $3
    order by seq desc limit 1
  ) as answer
  where id = $1`
