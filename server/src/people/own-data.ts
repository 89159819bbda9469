import type { Pool } from 'pg'

/** Milliseconds since 1970 as a readable time. */
const moment = (column: string, as = column): string => `to_timestamp(${column} / 1000.0) as ${as}`

/**
 * The stored data about a person, by table and column. It leaves out secrets, of which only hashes exist, and confidential acts of
 * others: who blocked or reported them.
 */
export const PARTS: Readonly<Record<string, string>> = {
  account: 'select id, name, figure, created_at, kept_at from guests where id = $1',
  password: 'select username, changed_at from logins where guest = $1',
  passkeys: 'select id, device, transports, created_at, used_at from passkeys where guest = $1 order by created_at',
  recovery_codes: 'select count(*)::integer as left from recovery_codes where guest = $1',
  sessions: 'select device, created_at, expires_at from sessions where guest = $1 order by created_at',
  tokens: `select tokens.name, guests.name as of, scopes, tokens.created_at, used_at from tokens join guests on guests.id = guest
    where guest = $1 or guest in (select guest from bots where owner = $1) order by tokens.created_at`,
  programs: 'select id, name, created_at from bots join guests on id = guest where owner = $1 order by created_at',
  friends: 'select friend, name, since from friends join guests on id = friend where guest = $1 order by since',
  invitations: 'select expires_at from invitations where guest = $1 order by expires_at',
  blocked: 'select blocked, name, since from blocks join guests on id = blocked where guest = $1 order by since',
  challenges: `select a.name as from, b.name as to, table_id as table, state, challenges.created_at from challenges
    join guests a on a.id = from_guest join guests b on b.id = to_guest where $1 in (from_guest, to_guest) order by challenges.created_at`,
  seeks: 'select game, wanted::json, rating, low, high, created_at, expires_at from seeks where guest = $1',
  reports: `select table_id as table, text, reason, decision, ${moment('at')} from reports where by = $1 order by at`,
  notices: `select news, ${moment('at')}, ${moment('read_at')} from notices where guest = $1 order by n`,
  reach: `select language, "off", quiet, mail, ${moment('mail_confirmed_at')}, webhook, webhook_last from reach where guest = $1`,
  devices: `select endpoint, ${moment('at')} from devices where guest = $1 order by at`,
  tables: `select id, game, settings, phase, public, created_at from tables
    where host = $1 or id in (select table_id from sitters where guest = $1) order by created_at`,
  boxes: 'select name, game, content, created_at from boxes join box_owners on box = name where owner = $1 order by created_at',
  choices: `select table_id as table, seq, ${moment('at')}, body::json as step from steps
    where guest = $1 and table_id in (select table_id from sitters where guest = $1) order by table_id, seq`,
  chat: `select table_id as table, text, ${moment('at')} from chat where guest = $1 order by n`,
  leagues: `select competition, card ->> 'title' as title, status from competition_members join competitions on id = competition
    where guest = $1 order by competition`,
  in_leagues: `select competition, n, ${moment('at')}, body::json as entry from competition_log
    where by = $1 and competition in (select competition from competition_members where guest = $1) order by competition, n`,
  battles: `select played.n, table_id as table, seat, played.game, played.mode, outcome, robot, ${moment('ended_at')}
    from played join results using (table_id) where player = $1 order by played.n`,
  ratings: 'select pool, mu, sigma, matches from ratings where account = $1 order by pool',
  rating_changes:
    'select n, table_id as table, pool, mu_before, sigma_before, mu_after, sigma_after from rating_changes where account = $1 order by n',
}

/** Exports everything stored about a person. */
export async function ownData(pool: Pool, guest: string): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {}
  for (const [name, text] of Object.entries(PARTS)) data[name] = (await pool.query(text, [guest])).rows
  return data
}
