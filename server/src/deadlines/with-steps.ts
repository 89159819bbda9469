/** A step that sets the next due time of its table; null if nothing is due any more. */
type Timed = { table: string; seq: number; due?: number | null | undefined }

/** A table has at most one due time. The row is deleted when nothing is due. */
export const clocksOfSteps = {
  name: ' with clocks',
  rows: (steps: readonly Timed[]): object[] =>
    steps.flatMap(({ table, seq, due }) => (due === undefined ? [] : [{ table_id: table, seq, due }])),
  sql: (parameter: string, ofWritten: string): string => `,
  due as (select 'clock ' || table_id as key, due from json_to_recordset(${parameter}) as due (table_id text, seq integer, due bigint) ${ofWritten}),
  set as (
    insert into deadlines (key, due_at) select key, due from due where due is not null
    on conflict (key) do update set due_at = excluded.due_at, leased_until = 0
  ),
  gone as (delete from deadlines where key in (select key from due where due is null))`,
}
