import type { LeagueDuty } from '@robodrome/protocol'
import type { Pool } from 'pg'

/** A duty, and the entry of the log since which it waits. */
export type OpenDuty = LeagueDuty & { since: number }

/** Everything in competitions that waits for somebody, the most urgent first: from what is kept beside the logs. */
export async function dutiesOf(pool: Pool, guest: string): Promise<OpenDuty[]> {
  const { rows } = await pool.query<OpenDuty>({ name: 'duties in leagues', text: DUTIES, values: [guest] })
  return rows
}

// A match waits for whoever has not sat down at its table; from then on the table says whose move it is.
const DUTIES = `
  select competitions.id as competition, competitions.card ->> 'title' as title, competitions.card -> 'games' ->> 0 as game,
    competitions.card ->> 'pace' = 'live' as live, what, duty."table", duty.seat, against, duty.by, coalesce(since, 0) as since
  from competitions
    join competition_members on competition = competitions.id
    cross join lateral json_to_recordset(competitions.card -> 'waiting')
      as duty (guest text, what text, "table" text, seat integer, against text, by double precision, since integer)
    left join tables on tables.id = duty."table"
  where competition_members.guest = $1 and duty.guest = $1 and status in ('open', 'running')
    and (what not in ('match', 'agreed') or tables.phase = 'open' and coalesce(tables.card -> 'seats' -> duty.seat ->> 'guest', '') <> $1)
  order by live desc, duty.by nulls last, competitions.id`
