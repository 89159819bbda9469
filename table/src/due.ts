import { afterAbsence } from './hosting.ts'
import type { Table } from './table.ts'

/**
 * Tells when a table needs attention without any request: the first clock runs out, or somebody has been away too long. Null if it never
 * does.
 */
export const dueAt = (table: Table): number | null => {
  if (table.phase === 'open') return afterAbsence(table)?.at ?? null
  return table.phase === 'playing' ? (table.clock?.next()?.at ?? null) : null
}
