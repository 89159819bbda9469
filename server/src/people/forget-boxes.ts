import type { PoolClient } from 'pg'

/**
 * Content boxes of a deleted account. A box that somebody else has uploaded too stays theirs, unchanged. A box that nobody else has
 * played with is deleted. If others have played with it, the content stays under a neutral name, because their records need it. Returns
 * the tables to reload.
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
    // The person's own tables with it concern nobody else, but their rows stay, and so does the content.
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
    // Positions name their box. They are rebuilt from the steps.
    await client.query('delete from saves where table_id = any($1)', [tables.map(({ id }) => id)])
    if (name !== nameless) await client.query('delete from boxes where name = $1', [name])
    anew.push(...tables.map(({ id }) => id))
  }
  return anew
}
