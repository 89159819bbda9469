import type { Profile } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import type { Pool } from 'pg'
import { battlesOf } from './battles.ts'
import { namesOf } from './names.ts'
import { ratingsOf } from './ratings.ts'

const MET = 8

type Counted = { won: number; lost: number; shared: number; off: number }

/** A person or a program as everybody may see them. `reader`: who asks. */
export async function profileOf(pool: Pool, id: string, reader: string | null): Promise<Profile> {
  const { rows } = await pool.query<{ name: string; created_at: Date; kept_at: Date | null; bot: boolean }>({
    name: 'person',
    text: `select name, created_at, kept_at, programs.guest is not null as bot
      from guests left join programs on programs.guest = id where id = $1 and left_at is null`,
    values: [id],
  })
  const [person] = rows
  if (person === undefined) throw new Refused('not-found', 'There is nobody here by this address, or they have left.')
  const games = pool.query<{ game: string; mode: string } & Counted>({
    name: 'tallies',
    text: 'select game, mode, won, lost, shared, off from tallies where player = $1 order by won + lost + shared + off desc, game, mode',
    values: [id],
  })
  const met = pool.query<{ other: string } & Counted>({
    name: 'meetings',
    text: 'select other, won, lost, shared, off from meetings where player = $1 order by last desc limit $2',
    values: [id, MET],
  })
  const [ratings, battles, meetings] = await Promise.all([ratingsOf(pool, id), battlesOf(pool, id, reader, {}), met])
  const name = await namesOf(
    pool,
    meetings.rows.map(({ other }) => other),
  )
  return {
    id,
    name: person.name,
    bot: person.bot,
    kept: person.kept_at !== null,
    own: id === reader,
    since: person.created_at.getTime(),
    games: (await games).rows,
    ratings,
    meetings: meetings.rows.map(({ other, ...counted }) => ({ other: name(other), ...counted })),
    battles,
  }
}
