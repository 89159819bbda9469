import type { Reason, ReportDecision } from '@robodrome/protocol'

/** What people want the host to see. */
export interface HostSchema {
  reports: {
    id: string
    table_id: string
    by: string
    of: string
    text: string
    at: string
    settled_at: string | null
    reason: Reason
    decision: ReportDecision | null
  }
}
