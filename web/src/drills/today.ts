import { dayOf } from '../learn/daily.ts'
import type { Day } from './drill.ts'

/** The reader's local day. */
export const today = (): Day => dayOf(new Date())
