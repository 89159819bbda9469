import { clocksOfSteps } from '../deadlines/with-steps.ts'
import type { NewNotice } from '../notices/after-step.ts'
import { noticesOfSteps } from '../notices/with-steps.ts'
import type { MatchResult } from '../results/result.ts'
import type { ListedCard } from '../store/schema/schema.ts'

/** One step of a table, as stored. */
export interface StepRow {
  table: string
  seq: number
  at: number
  guest: string | null
  choice: string | null
  body: string
  /**
   * When something is next due at the table: a clock runs out, or a player has been away too long. Null if nothing is due; omitted if
   * nothing can be due.
   */
  due?: number | null | undefined
  /** If this step ended the match: the result, and the list card. Both are stored in the same transaction. */
  ended?: { result: MatchResult; card: ListedCard } | null
  /** Notices caused by the step, stored in the same transaction. */
  told?: readonly NewNotice[]
}

/** The channel on which the same commit notifies other processes, and the sender's name. */
export type StepNotice = { channel: string; from: string } | null

export const nameOf = ({ table, seq }: StepRow): string => `${table} ${seq}`

/*
 * The hot path: these statements are written by hand, while all others use kysely and the schema. They carry any number of steps in six
 * parameters, so that each has one text, which a connection plans once. Kysely would build a new text for each number of steps, at every
 * write.
 */

/** Appends all of some steps, or none if a number is taken. */
export const appendAll = (rows: readonly StepRow[], notice: StepNotice): Statement => {
  const { name, values, more, next } = beside(rows, '')
  const text = `with written as (${INSERT})${more}`
  if (notice === null) return { name: `append all${name}`, text: `${text} select`, values }
  return {
    name: `append all${name} and notify`,
    text: `${text} select pg_notify($${next}, $${next + 1})`,
    values: [...values, notice.channel, `${notice.from} steps ${rows.map(nameOf).join(' ')}`],
  }
}

/** Appends the steps whose number is free, and returns which they are. */
export const appendFree = (rows: readonly StepRow[], notice: StepNotice): Statement => {
  const { name, values, more, next } = beside(rows, 'join written using (table_id, seq)')
  const text = `
    with written as (${INSERT} on conflict do nothing returning table_id, seq),
    list as (select count(*)::integer as count, string_agg(table_id || ' ' || seq, ' ') as written from written)${more}
    select count, written`
  if (notice === null) return { name: `append free${name}`, text: `${text} from list`, values }
  return {
    name: `append free${name} and notify`,
    text: `${text}, case when count > 0 then pg_notify($${next}, $${next + 1} || written) end from list`,
    values: [...values, notice.channel, `${notice.from} steps `],
  }
}

type Statement = { name: string; text: string; values: string[] }

const COLUMNS = ['table', 'seq', 'at', 'guest', 'choice', 'body'] as const

/** Writes a column as lines of text. Neither ids nor JSON contain line breaks. An empty line is null. */
const columnOf = (rows: readonly StepRow[], column: (typeof COLUMNS)[number]): string => {
  let text = String(rows[0]![column] ?? '')
  for (let i = 1; i < rows.length; i++) text += `\n${rows[i]![column] ?? ''}`
  return text
}

const INSERT = `
  insert into steps (table_id, seq, at, guest, choice_id, body)
  select * from unnest(
    string_to_array($1, E'\\n'), string_to_array($2, E'\\n')::integer[], string_to_array($3, E'\\n')::bigint[],
    string_to_array($4, E'\\n', ''), string_to_array($5, E'\\n', ''), string_to_array($6, E'\\n')
  )`

/** Returns the parameters of the steps and their side rows, the extra SQL (`more`) for those rows, and the next parameter number. */
const beside = (rows: readonly StepRow[], ofWritten: string): Pick<Statement, 'name' | 'values'> & { more: string; next: number } => {
  const values = COLUMNS.map((name) => columnOf(rows, name))
  let [names, more] = ['', '']
  for (const { name, rows: of, sql } of EXTRAS) {
    const found = of(rows)
    if (found.length === 0) continue
    values.push(JSON.stringify(found))
    names += name
    more += sql(`$${values.length}`, ofWritten)
  }
  return { name: names, values, more, next: values.length + 1 }
}

/**
 * What other modules store in the same statement as the steps: their rows, and the SQL that stores them. `ofWritten` joins these rows with
 * the steps that were written.
 */
interface Extra {
  name: string
  rows(steps: readonly StepRow[]): object[]
  sql(parameter: string, ofWritten: string): string
}

const EXTRAS: readonly Extra[] = [clocksOfSteps, noticesOfSteps]
