import type { FigureName, Profile } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import { sql } from 'kysely'
import { battlesOf } from './battles.ts'
import { memoriesOf } from './memories.ts'
import { namesOf } from './names.ts'
import { ratingsOf } from './ratings.ts'
import type { Db } from '../store/schema/schema.ts'
import { siteSays } from '@robodrome/protocol/says'

const MET = 8
const FAVOURITES = 3

const COUNTED = ['won', 'lost', 'shared', 'off'] as const
const SUMS = COUNTED.map((name) => sql<number>`sum(${sql.ref(name)})::integer`.as(name))

/** Counts battles of a player by game and another column, most frequent first. */
const talliesOf = (db: Db, player: string, by: 'mode' | 'robot') =>
  db
    .selectFrom('tallies')
    .select(['game', ...SUMS])
    .where('player', '=', player)
    .groupBy(['game', by])
    .orderBy(sql`sum(won + lost + shared + off)`, 'desc')
    .orderBy('game')
    .orderBy(by)

/** Returns the public profile of a person or bot. `reader` is the caller. */
export async function profileOf(db: Db, id: string, reader: string | null): Promise<Profile> {
  const person = await db
    .selectFrom('guests')
    .leftJoin('bots', 'bots.guest', 'guests.id')
    .select(['name', 'created_at', 'kept_at', sql<FigureName | null>`figure`.as('figure'), sql<boolean>`bots.guest is not null`.as('bot')])
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  if (person === undefined) throw new Refused('not-found', siteSays('personGone'))
  const [ratings, battles, memories, meetings, games, robots] = await Promise.all([
    ratingsOf(db, id),
    battlesOf(db, id, reader, {}),
    memoriesOf(db, id, reader),
    db
      .selectFrom('meetings')
      .select(['other', ...COUNTED])
      .where('player', '=', id)
      .orderBy('last', 'desc')
      .limit(MET)
      .execute(),
    talliesOf(db, id, 'mode').select('mode').execute(),
    talliesOf(db, id, 'robot').select('robot').where('robot', '<>', '').limit(FAVOURITES).execute(),
  ])
  const name = await namesOf(
    db,
    meetings.map(({ other }) => other),
  )
  return {
    id,
    name: person.name,
    bot: person.bot,
    kept: person.kept_at !== null,
    own: id === reader,
    since: person.created_at.getTime(),
    figure: person.figure,
    robots,
    memories,
    games,
    ratings,
    meetings: meetings.map(({ other, ...counted }) => ({ other: name(other), ...counted })),
    battles,
  }
}
