import { randomUUID } from 'node:crypto'
import { type Guest, Refused } from '@robodrome/table'
import type { Hall } from '../tables/hall.ts'

/** A deleted account keeps nobody waiting, and neither do its bots. They leave tables that have not begun, and resign from matches. */
export async function resign(hall: Hall, guest: Guest): Promise<void> {
  const bots = await hall.store.db
    .selectFrom('bots')
    .innerJoin('guests', 'guests.id', 'bots.guest')
    .select(['guests.id', 'guests.name'])
    .where('owner', '=', guest.id)
    .execute()
  for (const each of [guest, ...bots.map((bot) => ({ ...bot, bot: true }))]) await resignOne(hall, each)
}

async function resignOne(hall: Hall, guest: Guest): Promise<void> {
  const rows = await hall.store.db
    .selectFrom('tables')
    .select('id')
    .where('phase', '<>', 'over')
    .where('id', 'in', (db) => db.selectFrom('sitters').select('table_id').where('guest', '=', guest.id))
    .execute()
  for (const { id } of rows) {
    const table = hall.table(id)
    const { seats, phase } = await table.look((state) => ({ seats: state.own(guest.id), phase: state.phase }))
    for (const seat of seats)
      await table.act(guest, randomUUID(), { type: phase === 'open' ? 'standUp' : 'leave', seat }).catch((error: unknown) => {
        // The match has ended meanwhile, or the table has closed.
        if (!(error instanceof Refused)) throw error
      })
  }
}
