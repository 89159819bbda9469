import { randomUUID } from 'node:crypto'
import { type Guest, Refused } from '@robodrome/table'
import type { Hall } from '../tables/hall.ts'

/** A deleted account keeps nobody waiting, nor do its bots. They leave tables that have not begun, and resign from matches. */
export async function resign(hall: Hall, guest: Guest): Promise<void> {
  const { rows: programs } = await hall.store.pool.query<Guest>(
    'select id, name, true as bot from bots join guests on id = guest where owner = $1',
    [guest.id],
  )
  for (const each of [guest, ...programs]) await resignOne(hall, each)
}

async function resignOne(hall: Hall, guest: Guest): Promise<void> {
  const { rows } = await hall.store.pool.query<{ id: string }>(
    "select id from tables where phase <> 'over' and id in (select table_id from sitters where guest = $1)",
    [guest.id],
  )
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
