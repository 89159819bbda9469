import type { PoolClient } from 'pg'

/**
 * Boxes of content that somebody has brought. One that somebody else has brought as well is theirs too, and stays as it is. One that nobody else plays with goes; of one with which others have played its content stays, since their records hold
 * only with it, under a name that says nothing. Gives the tables to be loaded anew.
 */
export async function forgetBoxes(client: PoolClient, guest: string): Promise<string[]> {
  const { rows: boxes } = await client.query<{ name: string; used: boolean }>(
    `select name, exists (
        select from tables where box = name and (host <> $1 or exists (select from sitters where table_id = tables.id and guest <> $1))
      ) as used
    from boxes join box_owners on box = name and owner = $1
    where not exists (select from box_owners where box = name and owner <> $1)`,
    [guest],
  )
  const anew: string[] = []
  for (const { name, used } of boxes) {
    const { rows: tables } = await client.query<{ id: string }>('select id from tables where box = $1', [name])
    // Somebody's own tables with it are of nobody else's concern, but their rows stay: they keep the content as well.
    if (!used && tables.length === 0) {
      await client.query('delete from boxes where name = $1', [name])
      continue
    }
    const nameless = `box ${name.split(' ')[1]}`
    await client.query(
      'insert into boxes (name, game, content, created_at) select $2, game, content, created_at from boxes where name = $1 on conflict do nothing',
      [name, nameless],
    )
    await client.query('update tables set box = $2 where box = $1', [name, nameless])
    // Positions name their box; they are found again from the steps.
    await client.query('delete from saves where table_id = any($1)', [tables.map(({ id }) => id)])
    if (name !== nameless) await client.query('delete from boxes where name = $1', [name])
    anew.push(...tables.map(({ id }) => id))
  }
  return anew
}
