import type { Store } from '@robodrome/server'

type Wanted = Partial<Record<'state' | 'metadata' | 'log' | 'initialState', boolean>>
type Match = { initialState: unknown; metadata: unknown }

/**
 * A storage for boardgame.io, which ships with none, on the same PostgreSQL as ours, so that it also stores its moves. It announces a move
 * before the move is stored, and accepts the match's next move only after that. This storage makes the database do no more than the
 * interface requires: one statement to read, one to write, and an append-only log.
 */
export async function theirStore({ pool }: Store): Promise<object> {
  await pool.query('create table if not exists matches (id text primary key, state text, "initialState" text, metadata text)')
  await pool.query('create table if not exists logs (n bigint generated always as identity primary key, id text, entries text)')
  const set = async (name: string, text: string, values: unknown[]) => void (await pool.query({ name, text, values }))
  return {
    type: () => 1, // asynchronous
    connect: async () => {},
    createMatch: (id: string, { initialState, metadata }: Match) =>
      set('create match', 'insert into matches values ($1, $2, $2, $3) on conflict do nothing', [
        id,
        JSON.stringify(initialState),
        JSON.stringify(metadata),
      ]),
    setState: (id: string, state: unknown, log?: unknown[]) =>
      set('set state', 'with logged as (insert into logs (id, entries) values ($1, $3)) update matches set state = $2 where id = $1', [
        id,
        JSON.stringify(state),
        JSON.stringify(log ?? []),
      ]),
    setMetadata: (id: string, metadata: unknown) =>
      set('set metadata', 'update matches set metadata = $2 where id = $1', [id, JSON.stringify(metadata)]),
    async fetch(id: string, wanted: Wanted) {
      const names = (['state', 'initialState', 'metadata'] as const).filter((name) => wanted[name])
      const text = `select ${['id', ...names.map((name) => `"${name}"`)].join()} from matches where id = $1`
      const { rows } = await pool.query<Record<string, string>>({ name: `fetch ${names.join(' ')}`, text, values: [id] })
      const found = names.map((name) => [name, rows[0] && (JSON.parse(rows[0][name]!) as unknown)] as const)
      return { ...Object.fromEntries(found), ...(wanted.log && { log: [] }) }
    },
    wipe: (id: string) => set('wipe', 'delete from matches where id = $1', [id]),
    listMatches: async () => [],
  }
}
