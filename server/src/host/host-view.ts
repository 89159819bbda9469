import type { HostView } from '@robodrome/protocol'
import type { Pool } from 'pg'
import { VERSION } from '../base/version.ts'

type Row = Omit<HostView, 'tables' | 'versions'> & { store: string; tables: { phase: string; count: number }[] }

/** The current state of the site. */
export const hostViewOf = async (pool: Pool): Promise<HostView> => {
  const { rows } = await pool.query<Row>(VIEW)
  const { reports, people, tables, sizes, store } = rows[0]!
  const count = (phase: string): number => tables.find((each) => each.phase === phase)?.count ?? 0
  return {
    reports,
    people,
    tables: { open: count('open'), playing: count('playing'), over: count('over') },
    sizes,
    versions: [
      { name: 'Robodrome', version: VERSION },
      { name: 'Node.js', version: process.version },
      { name: 'PostgreSQL', version: store },
    ],
  }
}

const account = (id: string): string =>
  `(select json_build_object('id', id, 'name', name, 'bot', exists (select from bots where guest = guests.id)) from guests where id = ${id})`

const VIEW = `
  select
    (select coalesce(json_agg(r order by r.at), '[]') from (
      select reports.id, table_id as table, ${account('reports.by')} as by, ${account('reports.of')} as of, reason, text, at
      from reports where settled_at is null order by at limit 100
    ) r) as reports,
    json_build_object(
      'all', (select count(*) from guests where left_at is null),
      'kept', (select count(*) from guests where left_at is null and kept_at is not null),
      'programs', (select count(*) from bots),
      'seenToday', (select count(distinct sitters.guest) from sitters join tables on tables.id = table_id where touched_at > now() - interval '1 day'),
      'newest', (select coalesce(json_agg(n), '[]') from (
        select id, name, exists (select from bots where guest = guests.id) as bot, floor(extract(epoch from created_at) * 1000) as since
        from guests where left_at is null order by created_at desc limit 10
      ) n)
    ) as people,
    (select coalesce(json_agg(t), '[]') from (select phase, count(*)::integer as count from tables group by phase) t) as tables,
    (select json_agg(s) from (
      select relname as name, pg_total_relation_size(relid)::bigint as bytes from pg_stat_user_tables order by 2 desc limit 8
    ) s) as sizes,
    current_setting('server_version') as store`
