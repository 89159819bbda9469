import type { PlayerName } from '@robodrome/protocol'
import type { Pool } from 'pg'

/** Current names of players, and whether they are bots. */
export async function namesOf(pool: Pool, players: readonly string[]): Promise<(player: string) => PlayerName> {
  const guests = [...new Set(players)].filter((player) => !player.startsWith('mind:'))
  const known = new Map<string, { name: string | null; bot: boolean }>()
  if (guests.length > 0) {
    const { rows } = await pool.query<{ id: string; name: string | null; bot: boolean }>({
      name: 'names',
      text: `select id, case when left_at is null then name end as name, bots.guest is not null as bot
        from guests left join bots on bots.guest = id where id = any($1)`,
      values: [guests],
    })
    for (const { id, name, bot } of rows) known.set(id, { name, bot })
  }
  return (player) =>
    player.startsWith('mind:')
      ? { id: player, name: player.slice('mind:'.length), bot: true }
      : { id: player, ...(known.get(player) ?? { name: null, bot: false }) }
}
