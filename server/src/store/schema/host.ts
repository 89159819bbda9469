import type { Int8, NullableInt8 } from './columns.ts'
import type { Reason, ReportDecision } from '@robodrome/protocol'

/** What people report to the host. */
export interface HostSchema {
  reports: {
    id: string
    table_id: string
    /** The number of the chat line. */
    line: Int8
    by: string
    of: string
    text: string
    at: Int8
    settled_at: NullableInt8
    reason: Reason
    decision: ReportDecision | null
  }
}
