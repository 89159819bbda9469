import type { LogEntry } from '@robodrome/leagues'
import type { PoolClient } from 'pg'

const OF_MEMBER = 'competition in (select competition from competition_members where guest = $1)'

/** In the logs of competitions a guest is the account from now on. Ids are random and stand in quotes. */
export async function mergeInCompetitions(client: PoolClient, from: string, into: string): Promise<void> {
  await client.query(
    `update competition_log set body = replace(body, $2, $3), by = case when by = $1 then $4 else by end where ${OF_MEMBER}`,
    [from, `"${from}"`, `"${into}"`, into],
  )
  await client.query(
    `update competitions set card = replace(card::text, $2, $3)::json where id in (select competition from competition_members where guest = $1)`,
    [from, `"${from}"`, `"${into}"`],
  )
}

/** Whoever entered alone is named `someone`; a team keeps its name. */
export async function forgetInCompetitions(client: PoolClient, guest: string, someone: string): Promise<void> {
  const { rows } = await client.query<{ competition: string; n: number; body: string }>(
    `select competition, n, body from competition_log where ${OF_MEMBER} and body like $2`,
    [guest, `%"${guest}"%`],
  )
  for (const { competition, n, body } of rows) {
    const entry = JSON.parse(body) as LogEntry['data']
    if (entry.kind !== 'entered' || entry.entrant.accounts.length !== 1 || entry.entrant.accounts[0] !== guest) continue
    const { name } = entry.entrant
    const written = JSON.stringify({ ...entry, entrant: { ...entry.entrant, name: someone } })
    await client.query('update competition_log set body = $3 where competition = $1 and n = $2', [competition, n, written])
    await client.query('update competitions set card = replace(card::text, $2, $3)::json where id = $1', [
      competition,
      JSON.stringify(name),
      JSON.stringify(someone),
    ])
  }
}
