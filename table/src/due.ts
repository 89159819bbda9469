import { afterAbsence } from './hosting.ts'
import type { Table } from './table.ts'

/**
 * Returns when a table needs attention even without a request: when the first clock runs out, or when somebody has been away too long. Null
 * if never.
 */
export const dueAt = (table: Table): number | null => {
  if (table.phase === 'open') return afterAbsence(table)?.at ?? null
  return table.phase === 'playing' ? (table.clock?.next()?.at ?? null) : null
}
