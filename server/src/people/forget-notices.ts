import { sql } from 'kysely'
import type { Db } from '../store/schema/schema.ts'

/** The words to erase: a person's names at tables and in competitions, by id, and the titles they wrote, each with its replacement. */
export interface Forgotten {
  guest: string
  names: Map<string, Set<string>>
  titles: Map<string, Map<string, string>>
}

/** Erases the words in notices to others: names of opponents and challengers, and the title of a competition. */
export async function forgetInNotices(db: Db, { guest, names, titles }: Forgotten, someone: string): Promise<void> {
  const places = [...new Set([...names.keys(), ...titles.keys()])]
  // Nobody is to wait for a challenge from or to a deleted account, nor for its table. The result of a report about the account is settled.
  await db
    .deleteFrom('notices')
    .where(({ eb, and, or, selectFrom }) =>
      or([
        eb('key', 'like', `friend ${guest} %`),
        eb(
          'key',
          'in',
          selectFrom('reports')
            .select(sql<string>`'report ' || id`.as('key'))
            .where('of', '=', guest),
        ),
        and([
          sql<boolean>`table_id = any(${[...names.keys()]})`,
          sql<boolean>`news ->> 'kind' in ('challenge', 'declined')`,
          eb('guest', '<>', guest),
        ]),
      ]),
    )
    .execute()
  const place = sql<string>`coalesce(news ->> 'competition', table_id)`
  const rows = await db
    .selectFrom('notices')
    .select(['n', place.as('place'), 'news'])
    .where('guest', '<>', guest)
    .where(place, '=', sql<string>`any(${places})`)
    .execute()
  const written = rows.flatMap(({ n, place, news }) => {
    const called = names.get(place) ?? new Set<string>()
    const name = (each: string): string => (called.has(each) ? someone : each)
    const told = { ...news }
    if ('names' in told) told.names = told.names.map(name)
    if ('against' in told && told.against !== null) told.against = withoutNames(told.against, called, someone)
    if ('title' in told) told.title = titles.get(place)?.get(told.title) ?? told.title
    return JSON.stringify(told) === JSON.stringify(news) ? [] : [{ n, news: told }]
  })
  const anew = sql<{ n: string; news: string }>`json_to_recordset(${JSON.stringify(written)})`
  await db
    .updateTable('notices')
    .from(anew.as<'anew'>(sql`anew (n bigint, news json)`))
    .set(({ ref }) => ({ news: ref('anew.news') }))
    .whereRef('notices.n', '=', 'anew.n')
    .execute()
}

/** Replaces names of entrants in a text that joins them with commas; a name may also be the whole text. */
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
