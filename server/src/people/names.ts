import type { PlayerName } from '@robodrome/protocol'
import { sql } from 'kysely'
import type { Db } from '../store/schema/schema.ts'

/** Returns the current names of players, and whether they are bots. */
export async function namesOf(db: Db, players: readonly string[]): Promise<(player: string) => PlayerName> {
  const guests = [...new Set(players)].filter((player) => !player.startsWith('mind:'))
  const known = new Map<string, { name: string | null; bot: boolean }>()
  if (guests.length > 0) {
    const rows = await db
      .selectFrom('guests')
      .leftJoin('bots', 'bots.guest', 'guests.id')
      .select([
        'id',
        sql<string | null>`case when left_at is null then name end`.as('name'),
        sql<boolean>`bots.guest is not null`.as('bot'),
      ])
      .where('id', '=', sql<string>`any(${guests})`)
      .execute()
    for (const { id, name, bot } of rows) known.set(id, { name, bot })
  }
  return (player) =>
    player.startsWith('mind:')
      ? { id: player, name: player.slice('mind:'.length), bot: true }
      : { id: player, ...(known.get(player) ?? { name: null, bot: false }) }
}
