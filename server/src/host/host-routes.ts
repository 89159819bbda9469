import { createHash, timingSafeEqual } from 'node:crypto'
import { type HostView, tableId } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { parse } from '../http/faults.ts'
import type { Buckets } from '../http/limits.ts'
import type { Sessions } from '../http/sessions.ts'

type AtLine = { Params: { id: string; n: string } }

/** For whoever runs the site, who shows the token from the settings; and what people report to them. */
export const hostRoutes = (app: FastifyInstance, pool: Pool, sessions: Sessions, hostToken: string | null, sending: Buckets): void => {
  const check = (request: FastifyRequest): void => {
    sending.take(`host ${request.ip}`)
    const shown = request.headers['x-host-token']
    if (hostToken === null || typeof shown !== 'string' || !timingSafeEqual(digest(shown), digest(hostToken)))
      throw new Refused('not-found', 'There is nothing at this address.')
  }

  /** A copy of the line is kept: the chat itself is deleted some day. One report of a line by one person. */
  app.post<AtLine>('/api/tables/:id/chat/:n/report', async (request, reply) => {
    const table = parse(tableId, request.params.id)
    const guest = await sessions.mustHave(request)
    sending.take(guest.id)
    const { rowCount } = await pool.query(
      `insert into reports (table_id, line, by, of, text, at) select table_id, n, $3, guest, text, $4 from chat
      where table_id = $1 and n = $2 and guest <> $3 on conflict (line, by) do update set at = reports.at`,
      [table, /^\d{1,15}$/.test(request.params.n) ? request.params.n : '0', guest.id, Date.now()],
    )
    if (rowCount === 0) throw new Refused('not-found', 'Nobody else has said this here.')
    reply.code(204)
  })

  app.get('/api/host', async (request): Promise<HostView> => {
    check(request)
    return viewOf(pool)
  })

  app.post<{ Params: { id: string } }>('/api/host/reports/:id/settle', async (request): Promise<HostView> => {
    check(request)
    await pool.query('update reports set settled_at = $2 where id = $1', [Number(request.params.id) || 0, Date.now()])
    return viewOf(pool)
  })
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const viewOf = async (pool: Pool): Promise<HostView> => {
  const { rows } = await pool.query<HostView & { store: string; tables: { phase: string; count: number }[] }>(VIEW)
  const { reports, people, tables, sizes, store } = rows[0]!
  const count = (phase: string): number => tables.find((each) => each.phase === phase)?.count ?? 0
  return {
    reports,
    people,
    tables: { open: count('open'), playing: count('playing'), over: count('over') },
    sizes,
    versions: [
      { name: 'Node.js', version: process.version },
      { name: 'PostgreSQL', version: store },
    ],
  }
}

const VIEW = `
  select
    (select coalesce(json_agg(r order by r.at), '[]') from (
      select reports.id, table_id as table, one.name as by, two.name as of, text, at
      from reports join guests one on one.id = by join guests two on two.id = of where settled_at is null order by at limit 100
    ) r) as reports,
    (select json_build_object('all', count(*), 'seenToday', (
      select count(distinct sitters.guest) from sitters join tables on tables.id = table_id where touched_at > now() - interval '1 day'))
      from guests) as people,
    (select coalesce(json_agg(t), '[]') from (select phase, count(*)::integer as count from tables group by phase) t) as tables,
    (select json_agg(s) from (
      select relname as name, pg_total_relation_size(relid)::bigint as bytes from pg_stat_user_tables order by 2 desc limit 8
    ) s) as sizes,
    current_setting('server_version') as store`
