import type { Entry } from '@robodrome/kernel'
import type { Play } from './step.ts'

/** Converts the entries of a record into steps that a table can replay, and the outcomes of its start. */
export function playsOf(entries: readonly Entry[]): { opening: string[]; plays: Play[] } {
  const opening: string[] = []
  const plays: Play[] = []
  let outcomes = opening
  for (const entry of entries) {
    if (entry.kind === 'outcome') outcomes.push(entry.text)
    else {
      outcomes = []
      const { seat } = entry
      plays.push(entry.kind === 'leave' ? { kind: 'leave', seat, outcomes } : { kind: 'choose', seat, text: entry.text, outcomes })
    }
  }
  return { opening, plays }
}
