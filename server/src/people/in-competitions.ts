import { teamName, type LogEntry } from '@robodrome/leagues'
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

/** Whoever entered is named `someone`; a team that has a name of its own keeps it. */
export async function forgetInCompetitions(client: PoolClient, guest: string, someone: string): Promise<void> {
  const { rows } = await client.query<{ competition: string; n: number; body: string }>(
    `select competition, n, body from competition_log where ${OF_MEMBER} and body like $2`,
    [guest, `%"${guest}"%`],
  )
  for (const { competition, n, body } of rows) {
    const entry = JSON.parse(body) as LogEntry['data']
    const named = entry.kind === 'entered' ? entry.entrant : entry.kind === 'invited' ? entry.team : null
    if (named === null || !named.accounts.includes(guest)) continue
    const { name } = named
    const forgotten = withoutName(named, named.accounts.indexOf(guest), someone)
    const written = JSON.stringify(entry.kind === 'entered' ? { ...entry, entrant: forgotten } : { ...entry, team: forgotten })
    await client.query('update competition_log set body = $3 where competition = $1 and n = $2', [competition, n, written])
    await client.query('update competitions set card = replace(card::text, $2, $3)::json where id = $1', [
      competition,
      JSON.stringify(name),
      JSON.stringify(forgotten.name),
    ])
  }
}

/** An entrant of which one member is forgotten. */
function withoutName<T extends { name: string; members?: readonly string[] }>(entrant: T, member: number, someone: string): T {
  const { name, members } = entrant
  if (members === undefined) return { ...entrant, name: someone }
  const left = members.map((each, i) => (i === member ? someone : each))
  return { ...entrant, members: left, name: name === teamName(members) ? teamName(left) : name }
}
