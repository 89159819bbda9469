import { readRecord, writeRecord } from '@robodrome/table'
import { newTable, type LocalSeat, type SavedTable } from './saved.ts'
import type { KeptTask, Place } from './worker-messages.ts'
import { shortName } from '../words/index.ts'

/** The usual way to deal what the seat could not know. It is the same each time, unless the task names another way. */
const DEAL = 1

/** A position of a record as a table that stores nothing, and where nobody moves automatically. Records with a box cannot be tasks. */
export function tableOfTask({
  record,
  from,
  seat,
  deal = DEAL,
}: Pick<KeptTask, 'record' | 'from' | 'seat'> & { deal?: number | undefined }): { table: SavedTable; place: Place } {
  const { game, settings, players, entries } = readRecord(record)
  const seats = players.map((name): LocalSeat => ({ kind: 'person', name: shortName(name) }))
  return { table: newTable({ game, settings, seats }), place: { record, from, entries: entries.length, seat, deal } }
}

/** A record up to one of its entries, without the source of its dice. */
export function recordUpTo(record: string, entries: number): string {
  const { game, version, settings, players, entries: all } = readRecord(record)
  return writeRecord({ game, version, settings, players, contributions: [], entries: all.slice(0, entries) })
}
