import type { FigureName, Profile } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import type { Pool } from 'pg'
import { battlesOf } from './battles.ts'
import { memoriesOf } from './memories.ts'
import { namesOf } from './names.ts'
import { ratingsOf } from './ratings.ts'

const MET = 8
const FAVOURITES = 3

type Counted = { won: number; lost: number; shared: number; off: number }

const SUMS = ['won', 'lost', 'shared', 'off'].map((name) => `sum(${name})::integer as ${name}`).join(', ')

/** The public profile of a person or bot. `reader`: who asks. */
export async function profileOf(pool: Pool, id: string, reader: string | null): Promise<Profile> {
  const { rows } = await pool.query<{ name: string; created_at: Date; kept_at: Date | null; bot: boolean; figure: FigureName | null }>({
    name: 'person',
    text: `select name, created_at, kept_at, figure, bots.guest is not null as bot
      from guests left join bots on bots.guest = id where id = $1 and left_at is null`,
    values: [id],
  })
  const [person] = rows
  if (person === undefined) throw new Refused('not-found', 'This person does not exist or has left.')
  const games = pool.query<{ game: string; mode: string } & Counted>({
    name: 'tallies',
    text: `select game, mode, ${SUMS} from tallies where player = $1
      group by game, mode order by sum(won + lost + shared + off) desc, game, mode`,
    values: [id],
  })
  const robots = pool.query<{ game: string; robot: string } & Counted>({
    name: 'robots',
    text: `select game, robot, ${SUMS} from tallies where player = $1 and robot <> ''
      group by game, robot order by sum(won + lost + shared + off) desc, game, robot limit $2`,
    values: [id, FAVOURITES],
  })
  const met = pool.query<{ other: string } & Counted>({
    name: 'meetings',
    text: 'select other, won, lost, shared, off from meetings where player = $1 order by last desc limit $2',
    values: [id, MET],
  })
  const [ratings, battles, memories, meetings] = await Promise.all([
    ratingsOf(pool, id),
    battlesOf(pool, id, reader, {}),
    memoriesOf(pool, id, reader),
    met,
  ])
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
    figure: person.figure,
    robots: (await robots).rows,
    memories,
    games: (await games).rows,
    ratings,
    meetings: meetings.rows.map(({ other, ...counted }) => ({ other: name(other), ...counted })),
    battles,
  }
}
