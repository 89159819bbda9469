import { SOMEONE, type SeatPlan, type Step } from '@robodrome/table'
import { sql } from 'kysely'
import type { Db, ListedCard } from '../store/schema/schema.ts'
import { dropBelongings } from './belongings.ts'
import { forgetBoxes } from './forget-boxes.ts'
import { forgetInNotices, type Forgotten } from './forget-notices.ts'
import { forgetInCompetitions } from './in-competitions.ts'

/** What to do in memory: the tables and competitions to reload, and the sessions and tokens that have ended. */
export interface Left {
  anew: string[]
  ended: string[]
}

/**
 * Deletes an account and its bots. Personal rows are deleted (`BELONGINGS`), and the account's words are removed from shared rows
 * (`WORDS`). Matches with others remain, played by a deleted account.
 */
export async function leave(db: Db, guest: string): Promise<Left> {
  const programs = await db.selectFrom('bots').select('guest').where('owner', '=', guest).execute()
  const accounts = [guest, ...programs.map((program) => program.guest)]
  const name = sql<string>`encode(token_hash, 'hex')`.as('name')
  const ended = await db
    .selectFrom('tokens')
    .select(name)
    .where('guest', 'in', accounts)
    .unionAll(({ selectFrom }) => selectFrom('sessions').select(name).where('guest', 'in', accounts))
    .execute()
  const anew: string[] = []
  for (const account of accounts) {
    const forgotten: Forgotten = { guest: account, names: new Map(), titles: new Map() }
    const tables = await forgetName(db, account, forgotten)
    const competitions = await forgetInCompetitions(db, account, SOMEONE, forgotten)
    await forgetInNotices(db, forgotten, SOMEONE)
    anew.push(...tables, ...competitions, ...(await forgetBoxes(db, account)))
    await dropBelongings(db, account)
    await db
      .updateTable('guests')
      .set({ name: SOMEONE, figure: null, left_at: sql<Date>`now()` })
      .where('id', '=', account)
      .execute()
  }
  return { anew: [...new Set(anew)], ended: ended.map(({ name }) => name) }
}

async function forgetName(db: Db, guest: string, { names }: Forgotten): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'seats', 'card'])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('sitters').select('table_id').where('guest', '=', guest)),
        sql<boolean>`seats::text like ${`%"${guest}"%`}`,
      ]),
    )
    .execute()
  const written = rows.map(({ id, seats, card }) => {
    const isKept = (seat: SeatPlan | undefined): boolean => seat?.kind === 'reserved' && seat.guest === guest
    // A list also names the person for whom a seat is reserved, before anybody sits there.
    const isTheirs = (seat: ListedCard['seats'][number], i: number): boolean =>
      seat.guest === guest || (seat.guest === null && isKept(seats[i]))
    const kept = seats.flatMap((seat) => (seat.kind === 'reserved' && seat.guest === guest && seat.name !== undefined ? [seat.name] : []))
    names.set(id, new Set([...kept, ...(card?.seats.filter(isTheirs).map(({ name }) => name) ?? [])]))
    return {
      id,
      seats: seats.map((seat) => (isKept(seat) ? { ...seat, name: SOMEONE } : seat)),
      card: card && { ...card, seats: card.seats.map((seat, i) => (isTheirs(seat, i) ? { ...seat, name: SOMEONE } : seat)) },
    }
  })
  const anew = sql<{ id: string; seats: string; card: string }>`json_to_recordset(${JSON.stringify(written)})`
  await db
    .updateTable('tables')
    .from(anew.as<'anew'>(sql`anew (id text, seats json, card json)`))
    .set(({ ref }) => ({ seats: ref('anew.seats'), card: ref('anew.card') }))
    .whereRef('tables.id', '=', 'anew.id')
    .execute()
  const tables = rows.map(({ id }) => id)
  await forgetInSteps(db, guest, tables, names)
  return tables
}

/** The steps of sitting down and taking over contain names, and clients make up the ids of choices. */
async function forgetInSteps(db: Db, guest: string, tables: readonly string[], names: Forgotten['names']): Promise<void> {
  const rows = await db
    .selectFrom('steps')
    .select(['table_id', 'seq', 'body'])
    .where('table_id', '=', sql<string>`any(${tables})`)
    .where(({ eb, or }) => or([eb('body', 'like', '%"kind":"sit"%'), eb('body', 'like', '%"kind":"takeOver"%')]))
    .where('body', 'like', `%"guest":"${guest}"%`)
    .execute()
  const written = rows.map(({ table_id, seq, body }) => {
    const step = JSON.parse(body) as Extract<Step, { kind: 'sit' | 'takeOver' }>
    names.get(table_id)?.add(step.name)
    return { table_id, seq, body: JSON.stringify({ ...step, name: SOMEONE }) }
  })
  const anew = sql<(typeof written)[number]>`json_to_recordset(${JSON.stringify(written)})`
  await db
    .updateTable('steps')
    .from(anew.as<'anew'>(sql`anew (table_id text, seq integer, body text)`))
    .set(({ ref }) => ({ body: ref('anew.body') }))
    .whereRef('steps.table_id', '=', 'anew.table_id')
    .whereRef('steps.seq', '=', 'anew.seq')
    .execute()
  await db
    .updateTable('steps')
    .set({ choice_id: null })
    .where('table_id', '=', sql<string>`any(${tables})`)
    .where('guest', '=', guest)
    .execute()
}
