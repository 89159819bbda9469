import type { News } from '@robodrome/protocol'
import type { Pool } from 'pg'
import { dutiesOf } from './duties-of.ts'

/** What somebody is told, or is to be. */
export interface Notice {
  guest: string
  table: string | null
  news: News
}

/** Whether what somebody is to be told still holds: what was answered meanwhile, here or elsewhere, is no news. */
export const isOpen = async (pool: Pool, { guest, table, news }: Notice): Promise<boolean> => {
  if (isDuty(news)) return (await dueNow(pool, guest, news)) !== undefined
  if (news.kind === 'challenge') return isUnanswered(pool, news.challenge)
  if (news.kind === 'friend') return isJoinable(pool, table)
  if (news.kind !== 'move' && news.kind !== 'short') return true
  const { rows } = await pool.query<{ phase: string; is_listed: boolean; is_old: boolean; answered: boolean }>({
    name: 'still open',
    text: OPEN,
    values: [table, news.seq, news.seat],
  })
  const [found] = rows
  // What lists show may be a moment older than the steps: then only the steps tell.
  return found !== undefined && !found.answered && found.phase === 'playing' && (found.is_listed || found.is_old)
}

/** Neither accepted nor declined nor withdrawn; whoever accepts sits down. */
export const UNANSWERED = `state = 'open' and expires_at > now()
  and not exists (select from sitters where guest = to_guest and sitters.table_id = challenges.table_id)`

const isUnanswered = async (pool: Pool, challenge: string): Promise<boolean> => {
  const { rowCount } = await pool.query({
    name: 'unanswered',
    text: `select from challenges where id = $1 and ${UNANSWERED}`,
    values: [challenge],
  })
  return rowCount === 1
}

/** Whether a table has not begun, and has a seat for whoever comes. */
const isJoinable = async (pool: Pool, table: string | null): Promise<boolean> => {
  const { rowCount } = await pool.query({
    name: 'joinable',
    text: `select from tables where id = $1 and phase = 'open' and exists (select from json_array_elements(card -> 'seats') as seat where seat ->> 'kind' = 'open')`,
    values: [table],
  })
  return rowCount === 1
}

type DutyNews = Extract<News, { kind: 'league' | 'league-short' }>
export const isDuty = (news: News): news is DutyNews => news.kind === 'league' || news.kind === 'league-short'

/** Until when a duty in a competition waits now, for its time may have been moved; undefined if it is done. */
export const dueNow = async (pool: Pool, guest: string, { competition, what, since }: DutyNews): Promise<number | null | undefined> =>
  (await dutiesOf(pool, guest)).find((duty) => duty.competition === competition && duty.what === what && duty.since === since)?.by

const OPEN = `
  select phase,
    exists (select from json_array_elements_text(card -> 'asked') as seat where seat::integer = $3) as is_listed,
    coalesce((card ->> 'seq')::integer, -1) < coalesce((select max(seq) from steps where table_id = $1), 0) as is_old,
    exists (
      select from steps where table_id = $1 and seq > $2 and (body::json ->> 'kind') = 'choose' and (body::json ->> 'seat')::integer = $3
    ) as answered
  from tables where id = $1`
