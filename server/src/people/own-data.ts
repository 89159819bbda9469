import type { Pool } from 'pg'

/** What is stored about a person, by where it stands: each with the columns that are told. Secrets are not: of them there are only hashes. */
const PARTS: Readonly<Record<string, string>> = {
  account: 'select id, name, figure, created_at, kept_at from guests where id = $1',
  password: 'select username, changed_at from logins where guest = $1',
  passkeys: 'select id, transports, created_at, used_at from passkeys where guest = $1 order by created_at',
  sessions: 'select device, created_at, expires_at from sessions where guest = $1 order by created_at',
  tokens: 'select name, scopes, created_at, used_at from tokens where guest = $1 order by created_at',
  programs: 'select id, name, created_at from programs join guests on id = guest where owner = $1 order by created_at',
  friends: 'select friend, name, since from friends join guests on id = friend where guest = $1 order by since',
  blocked: 'select blocked, name, since from blocks join guests on id = blocked where guest = $1 order by since',
  reports: 'select table_id as table, text, at from reports where by = $1 order by at',
  reach: 'select "off", quiet, mail, webhook from reach where guest = $1',
  devices: 'select endpoint, at from devices where guest = $1 order by at',
  tables: `select id, game, settings, phase, public, created_at from tables
    where host = $1 or id in (select table_id from sitters where guest = $1) order by created_at`,
  choices: `select table_id as table, seq, at, body::json as step from steps
    where guest = $1 and table_id in (select table_id from sitters where guest = $1) order by table_id, seq`,
  chat: 'select table_id as table, text, at from chat where guest = $1 order by n',
  battles: 'select n, table_id as table, seat, game, mode, outcome, robot from played where player = $1 order by n',
  ratings: 'select pool, mu, sigma, matches from ratings where account = $1 order by pool',
  rating_changes:
    'select n, table_id as table, pool, mu_before, sigma_before, mu_after, sigma_after from rating_changes where account = $1 order by n',
}

/** All that is stored about a person, for them to take along. */
export async function ownData(pool: Pool, guest: string): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {}
  for (const [name, text] of Object.entries(PARTS)) data[name] = (await pool.query(text, [guest])).rows
  return data
}
