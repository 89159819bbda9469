import type { Subject } from '../claim.ts'

/** What helps the seat if it happens, and what harms it. Everything else may do either. */
const HELPS: readonly Subject[] = [
  'gekido success',
  'gekido card',
  'volt token',
  'volt push',
  'volt shot',
  'aimbots hit',
  'pbl hit',
  'pbl card',
]
const HARMS: readonly Subject[] = [
  'gekido malfunction',
  'gekido rival success',
  'volt fall',
  'volt miss',
  'volt hit',
  'volt rival token',
  'aimbots rival attack',
  'aimbots rival hit',
  'pbl rival hit',
]

/** Whether a gain makes sense for a subject. If it has the wrong sign, both have a common cause, and the sentence would miss the point. */
export const makesSense = (subject: Subject, gain: number): boolean => !(gain > 0 ? HARMS : HELPS).includes(subject)
