import type { Seat } from '@robodrome/kernel'
import type { TableCard } from '@robodrome/protocol'
import { commitment, type Guest, type SeatPlan } from '@robodrome/table'
import { sql } from 'kysely'
import type { ListedCard } from '../store/schema/schema.ts'
import type { Hall } from '../tables/hall.ts'

const MOST_LISTED = 50
const LISTED = [
  'id',
  'game',
  'settings',
  'phase',
  'public',
  'seats',
  'clock',
  'absence',
  'rated',
  'box',
  'seed',
  'created_at',
  'card',
] as const

/** Lists tables from their cards, so that no match has to be loaded. */
export const listTables = async (hall: Hall, guest: Guest | null, which: 'public' | 'own'): Promise<TableCard[]> => {
  const rows = await rowsOf(hall, guest, which)
  for (const { id, card, last } of rows) if ((card?.seq ?? -1) < (last ?? 0)) hall.mend(id)
  return rows.map(({ id, game, settings, phase, seats, clock, absence, seed, created_at, card, ...row }) => {
    const listed = card ?? { seq: 0, commitment: commitment(seed), seats: seats.map(planned), asked: [] }
    const own = listed.seats.flatMap((seat, i): Seat[] => (guest !== null && seat.guest === guest.id ? [i] : []))
    return {
      id,
      game,
      settings,
      phase,
      public: row.public,
      clockRules: clock,
      absence: absence ?? 'answers',
      rated: row.rated,
      ...(row.box !== null && { box: row.box }),
      seats: listed.seats.map(({ kind, name, bot = false }) => ({ kind, name, bot })),
      commitment: listed.commitment,
      createdAt: created_at.getTime(),
      yourMove: phase === 'playing' && listed.asked.some((seat) => own.includes(seat)),
      own,
      kept: seats.flatMap((seat, i): Seat[] =>
        seat.kind === 'reserved' && seat.guest === guest?.id && phase === 'open' && listed.seats[i]?.kind === 'open' ? [i] : [],
      ),
    }
  })
}

const rowsOf = ({ store }: Hall, guest: Guest | null, which: 'public' | 'own') => {
  const all = store.db
    .selectFrom('tables')
    .select(LISTED)
    .select(sql<number | null>`(select max(seq) from steps where table_id = tables.id)`.as('last'))
    .limit(MOST_LISTED)
  if (which === 'public')
    return all.where('public', '=', true).where('phase', 'in', ['open', 'playing']).orderBy('phase').orderBy('touched_at', 'desc').execute()
  const sat = store.db
    .selectFrom('sitters')
    .select('table_id')
    .where('guest', '=', guest?.id ?? '')
  return all.where('id', 'in', sat).orderBy('touched_at', 'desc').execute()
}

/** A seat of a table of which only the plan exists so far. */
const planned = (seat: SeatPlan): ListedCard['seats'][number] => {
  if (seat.kind === 'mind') return { kind: 'mind', name: seat.mind, guest: null }
  return { kind: 'open', name: seat.kind === 'reserved' ? seat.name : '', guest: null }
}
