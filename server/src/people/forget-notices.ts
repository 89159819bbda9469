import type { News } from '@robodrome/protocol'
import type { PoolClient } from 'pg'

/** The words to erase: a person's names at tables and in competitions, by id, and the titles they wrote, each with its replacement. */
export interface Forgotten {
  guest: string
  names: Map<string, Set<string>>
  titles: Map<string, Map<string, string>>
}

/** What others were told: opponents, challengers, and the title of a competition. */
export async function forgetInNotices(client: PoolClient, { guest, names, titles }: Forgotten, someone: string): Promise<void> {
  const places = [...new Set([...names.keys(), ...titles.keys()])]
  // A challenge from or to a deleted account, or its table, waits for nobody. The outcome of a report about it is settled.
  await client.query(
    `delete from notices where key like $1 or key in (select 'report ' || id from reports where of = $3)
      or (table_id = any($2) and news ->> 'kind' in ('challenge', 'declined') and guest <> $3)`,
    [`friend ${guest} %`, [...names.keys()], guest],
  )
  const { rows } = await client.query<{ n: string; place: string; news: News }>(
    `select n, coalesce(news ->> 'competition', table_id) as place, news from notices
      where guest <> $2 and coalesce(news ->> 'competition', table_id) = any($1)`,
    [places, guest],
  )
  const written = rows.flatMap(({ n, place, news }) => {
    const called = names.get(place) ?? new Set<string>()
    const name = (each: string): string => (called.has(each) ? someone : each)
    const told = { ...news }
    if ('names' in told) told.names = told.names.map(name)
    if ('against' in told && told.against !== null) told.against = withoutNames(told.against, called, someone)
    if ('title' in told) told.title = titles.get(place)?.get(told.title) ?? told.title
    return JSON.stringify(told) === JSON.stringify(news) ? [] : [{ n, news: told }]
  })
  await client.query('update notices set news = new.news from json_to_recordset($1) as new (n bigint, news json) where notices.n = new.n', [
    JSON.stringify(written),
  ])
}

/** Entrants' names, joined by commas as they are shown: one of them, or the whole. */
export const withoutNames = (text: string, called: ReadonlySet<string>, someone: string): string => {
  const found = [...called].toSorted((a, b) => b.length - a.length)
  return found.reduce(
    (left, name) =>
      left === name
        ? someone
        : left
            .split(', ')
            .map((each) => (each === name ? someone : each))
            .join(', '),
    text,
  )
}
