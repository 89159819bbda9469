import type { NewNotice } from './after-step.ts'

/** A step with notices. */
type Telling = { table: string; seq: number; at: number; told?: readonly NewNotice[] }

/** Writes the notices with their steps, so that only stored steps have notices. */
export const noticesOfSteps = {
  name: ' and tell',
  rows: (steps: readonly Telling[]): object[] =>
    steps.flatMap(({ table: table_id, seq, at, told = [] }) =>
      told.map(({ guest, key, news, due }) => ({ guest, key, table_id, seq, news, at, due_at: due })),
    ),
  sql: (parameter: string, ofWritten: string): string => `,
  told as (
    insert into notices (guest, key, table_id, news, at, due_at)
    select guest, key, table_id, news, at, due_at
    from json_to_recordset(${parameter}) as new (guest text, key text, table_id text, seq integer, news json, at bigint, due_at bigint)
    ${ofWritten}
    on conflict (guest, key) do nothing
  )`,
}
