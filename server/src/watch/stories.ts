import type { Story } from '@robodrome/protocol'
import type { Pool } from 'pg'
import type { OnEnded } from '../results/count.ts'
import type { ListedCard } from '../store/schema/schema.ts'
import { botsAmong } from '../tables/listing.ts'
import type { KeptStory } from '../store/schema/stories.ts'

/** Written with the result of a match: its story is still to be told. */
export const noteUntold: OnEnded = async (client, { result: { table, endedAt } }) => {
  await client.query({ name: 'to be told', text: TO_BE_TOLD, values: [table, endedAt] })
}

const TO_BE_TOLD = `
  insert into stories (table_id, ended_at, swing, untold, hidden) select id, $2, 0, true, not public from tables where id = $1 on conflict do nothing`

const DAY_MS = 86_400_000
const DAYS = 7
const SHOWN = 12

type Row = { story: KeptStory; card: ListedCard }

/** Public matches of the last seven days, the greatest swing first, then older ones, the latest first. */
export async function storiesOf(pool: Pool, now: number): Promise<Story[]> {
  const first = Math.floor(now / DAY_MS) - DAYS + 1
  const { rows } = await pool.query<Row>({ name: 'stories', text: OF_LATE, values: [first, first + DAYS - 1, SHOWN] })
  if (rows.length < SHOWN)
    rows.push(...(await pool.query<Row>({ name: 'older stories', text: OLDER, values: [first * DAY_MS, SHOWN - rows.length] })).rows)
  return rows.map(({ story, card }) => ({ ...story, names: card.seats.map(({ name }) => name), bots: botsAmong(card.seats) }))
}

/** The best of each day are found by their index, however many matches there were. */
const OF_LATE = `
  select best.story, card from generate_series($1::bigint, $2::bigint) as day cross join lateral (
    select table_id, story, swing, ended_at from stories
    where ended_at / 86400000 = day and story is not null and hidden is not true order by swing desc limit $3
  ) best join tables on id = best.table_id order by best.swing desc, best.ended_at desc limit $3`

const OLDER = `
  select story, card from stories join tables on id = table_id
  where ended_at < $1 and story is not null and hidden is not true order by ended_at desc limit $2`
