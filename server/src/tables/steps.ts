import { sql } from 'kysely'
import type { Db } from '../store/schema/schema.ts'

/** A step of a match that was played in memory. */
type PlayedStep = { table: string; seq: number; at: number; body: string }

export interface KeptStep {
  seq: number
  at: number
  guest: string | null
  choice: string | null
  body: string
}

/** Lists the steps of a table after a given one, in order. */
export const stepsAfter = async (db: Db, table: string, seq: number): Promise<KeptStep[]> => {
  const rows = await db
    .selectFrom('steps')
    .select(['seq', 'at', 'guest', 'choice_id', 'body'])
    .where('table_id', '=', table)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, at, guest, choice_id, body }) => ({ seq, at: Number(at), guest, choice: choice_id, body }))
}

/** Stores the steps of a match that was played to its end in memory, all of them in one parameter. */
export const keepSteps = async (db: Db, steps: readonly PlayedStep[]): Promise<void> => {
  const rows = JSON.stringify(steps.map(({ table, seq, at, body }) => ({ table_id: table, seq, at, body })))
  const step = sql<{ table_id: string; seq: number; at: string; body: string }>`json_populate_recordset(null::steps, ${rows})`
  await db
    .insertInto('steps')
    .columns(['table_id', 'seq', 'at', 'body'])
    .expression(({ selectFrom }) => selectFrom(step.as<'step'>(sql`step`)).select(['table_id', 'seq', 'at', 'body']))
    .execute()
}
