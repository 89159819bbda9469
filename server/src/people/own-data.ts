import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../store/schema/schema.ts'

/** Formats milliseconds since 1970 as a readable time. */
const moment = (column: string) => sql<Date>`to_timestamp(${sql.ref(column)} / 1000.0)`
/** Parses JSON stored as text. */
const parsed = (column: string): RawBuilder<unknown> => sql`${sql.ref(column)}::json`

/**
 * Selects the stored data about a person, by table and column. It omits secrets, which exist only as hashes, and confidential acts by
 * others, such as who blocked or reported the person.
 */
export const partsOf = (db: Db, guest: string) => {
  const ownPrograms = db.selectFrom('bots').select('bots.guest').where('owner', '=', guest)
  const ownTables = db.selectFrom('sitters').select('sitters.table_id').where('sitters.guest', '=', guest)
  const ownLeagues = db.selectFrom('competition_members').select('competition').where('guest', '=', guest)
  return {
    account: db.selectFrom('guests').select(['id', 'name', 'figure', 'created_at', 'kept_at']).where('id', '=', guest),
    password: db.selectFrom('logins').select(['username', 'changed_at']).where('guest', '=', guest),
    passkeys: db
      .selectFrom('passkeys')
      .select(['id', 'device', 'transports', 'created_at', 'used_at'])
      .where('guest', '=', guest)
      .orderBy('created_at'),
    recovery_codes: db
      .selectFrom('recovery_codes')
      .select(sql<number>`count(*)::integer`.as('left'))
      .where('guest', '=', guest),
    sessions: db.selectFrom('sessions').select(['device', 'created_at', 'expires_at']).where('guest', '=', guest).orderBy('created_at'),
    tokens: db
      .selectFrom('tokens')
      .innerJoin('guests', 'guests.id', 'guest')
      .select(['tokens.name', 'guests.name as of', 'scopes', 'tokens.created_at', 'used_at'])
      .where(({ eb, or }) => or([eb('guest', '=', guest), eb('guest', 'in', ownPrograms)]))
      .orderBy('tokens.created_at'),
    programs: db
      .selectFrom('bots')
      .innerJoin('guests', 'id', 'guest')
      .select(['id', 'name', 'created_at'])
      .where('owner', '=', guest)
      .orderBy('created_at'),
    friends: db
      .selectFrom('friends')
      .innerJoin('guests', 'id', 'friend')
      .select(['friend', 'name', 'since'])
      .where('guest', '=', guest)
      .orderBy('since'),
    invitations: db.selectFrom('invitations').select('expires_at').where('guest', '=', guest).orderBy('expires_at'),
    blocked: db
      .selectFrom('blocks')
      .innerJoin('guests', 'id', 'blocked')
      .select(['blocked', 'name', 'since'])
      .where('guest', '=', guest)
      .orderBy('since'),
    challenges: db
      .selectFrom('challenges')
      .innerJoin('guests as a', 'a.id', 'from_guest')
      .innerJoin('guests as b', 'b.id', 'to_guest')
      .select(['a.name as from', 'b.name as to', 'table_id as table', 'state', 'challenges.created_at'])
      .where(({ eb, or }) => or([eb('from_guest', '=', guest), eb('to_guest', '=', guest)]))
      .orderBy('challenges.created_at'),
    seeks: db
      .selectFrom('seeks')
      .select(['game', parsed('wanted').as('wanted'), 'rating', 'low', 'high', 'created_at', 'expires_at'])
      .where('guest', '=', guest),
    reports: db
      .selectFrom('reports')
      .select(['table_id as table', 'text', 'reason', 'decision', moment('at').as('at')])
      .where('by', '=', guest)
      .orderBy('reports.at'),
    notices: db
      .selectFrom('notices')
      .select(['news', moment('at').as('at'), moment('read_at').as('read_at')])
      .where('guest', '=', guest)
      .orderBy('n'),
    reach: db
      .selectFrom('reach')
      .select(['language', 'off', 'quiet', 'mail', moment('mail_confirmed_at').as('mail_confirmed_at'), 'webhook', 'webhook_last'])
      .where('guest', '=', guest),
    devices: db
      .selectFrom('devices')
      .select(['endpoint', moment('at').as('at')])
      .where('guest', '=', guest)
      .orderBy('devices.at'),
    tables: db
      .selectFrom('tables')
      .select(['id', 'game', 'settings', 'phase', 'public', 'created_at'])
      .where(({ eb, or }) => or([eb('host', '=', guest), eb('id', 'in', ownTables)]))
      .orderBy('created_at'),
    boxes: db
      .selectFrom('boxes')
      .innerJoin('box_owners', 'box', 'name')
      .select(['name', 'game', 'content', 'created_at'])
      .where('owner', '=', guest)
      .orderBy('created_at'),
    shared_boxes: db
      .selectFrom('shared_boxes')
      .select(['box', 'title', 'note', 'version', 'parent', 'forked_from', 'visibility', moment('created_at').as('created_at')])
      .where('author', '=', guest)
      .orderBy('created_at'),
    box_reports: db
      .selectFrom('box_reports')
      .select(['digest', 'reason', moment('at').as('at'), moment('settled_at').as('settled_at')])
      .where('by', '=', guest)
      .orderBy('id'),
    sharing_blocked: db.selectFrom('blocked_authors').select(moment('at').as('at')).where('author', '=', guest),
    choices: db
      .selectFrom('steps')
      .select(['table_id as table', 'seq', moment('at').as('at'), parsed('body').as('step')])
      .where('guest', '=', guest)
      .where('table_id', 'in', ownTables)
      .orderBy('table_id')
      .orderBy('seq'),
    chat: db
      .selectFrom('chat')
      .select(['table_id as table', 'text', moment('at').as('at')])
      .where('guest', '=', guest)
      .orderBy('n'),
    leagues: db
      .selectFrom('competition_members')
      .innerJoin('competitions', 'id', 'competition')
      .select(['competition', sql<string>`card ->> 'title'`.as('title'), 'status'])
      .where('guest', '=', guest)
      .orderBy('competition'),
    in_leagues: db
      .selectFrom('competition_log')
      .select(['competition', 'n', moment('at').as('at'), parsed('body').as('entry')])
      .where('by', '=', guest)
      .where('competition', 'in', ownLeagues)
      .orderBy('competition')
      .orderBy('n'),
    battles: db
      .selectFrom('played')
      .innerJoin('results', 'results.table_id', 'played.table_id')
      .select(['played.n', 'played.table_id as table', 'seat', 'played.game', 'played.mode', 'outcome', 'robot'])
      .select(moment('ended_at').as('ended_at'))
      .where('player', '=', guest)
      .orderBy('played.n'),
    ratings: db.selectFrom('ratings').select(['pool', 'mu', 'sigma', 'matches']).where('account', '=', guest).orderBy('pool'),
    rating_changes: db
      .selectFrom('rating_changes')
      .select(['n', 'table_id as table', 'pool', 'mu_before', 'sigma_before', 'mu_after', 'sigma_after'])
      .where('account', '=', guest)
      .orderBy('n'),
  }
}

/** Exports everything stored about a person. */
export async function ownData(db: Db, guest: string): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {}
  for (const [name, query] of Object.entries(partsOf(db, guest))) data[name] = await query.execute()
  return data
}
