import type { Course } from '@robodrome/lab/course'
import { readRecord, verify, type MatchRecord, type Receipt } from '@robodrome/table'
import type { Speech } from './speech.ts'

/** How many of the greatest swings of the win chances are reported. */
const MOST_TURNS = 3

const writtenEntry = (record: MatchRecord, i: number): string => {
  const entry = record.entries[i]
  if (entry === undefined) return ''
  if (entry.kind === 'outcome') return `luck: ${entry.text}`
  return entry.kind === 'leave' ? `Seat ${entry.seat} leaves` : `Seat ${entry.seat}: ${entry.text}`
}

export interface Told {
  result: string
  chances: number[][]
  turning_points: { from: number; to: number; seat: number; before: number; after: number; lines: string[] }[]
  luck: { seat: number; by: number }[]
}

/** How many lines of a record are quoted at a turning point at most. */
const MOST_LINES = 8

/** Tells how a finished match went, by the game's own estimate and only from its public record. */
export function tell(record: MatchRecord, { chances, luck }: Course): Told {
  const every = Math.max(1, record.entries.length / Math.max(1, chances.length - 1))
  const swings = chances.slice(1).flatMap((row, i) =>
    row.map((after, seat) => ({
      seat,
      before: chances[i]![seat]!,
      after,
      from: Math.floor(i * every),
      to: Math.min(record.entries.length, Math.floor((i + 1) * every)),
    })),
  )
  // A swing affects every seat, but only the seat that gained is named.
  const turns = swings.toSorted((a, b) => b.after - b.before - (a.after - a.before)).slice(0, MOST_TURNS)
  return {
    result: record.result ?? 'called off',
    chances,
    turning_points: turns.map((turn) => ({
      ...turn,
      lines: Array.from({ length: Math.min(MOST_LINES, turn.to - turn.from) }, (_, i) => writtenEntry(record, turn.from + i)),
    })),
    luck: luck.map((by, seat) => ({ seat, by })),
  }
}

export interface Checked {
  verdict: 'proven' | 'consistent' | 'broken'
  why: string
}

/** Checks a record against the rules, and against what this machine has seen. */
export function check(text: string, { game }: Speech, receipt: Receipt | null): Checked {
  const { problems, dice, unseen } = verify(game, readRecord(text), receipt ?? {})
  const [problem] = problems
  if (problem !== undefined) return { verdict: 'broken', why: `${problem.line === null ? '' : `Line ${problem.line}: `}${problem.message}` }
  if (dice === 'proven')
    return {
      verdict: 'proven',
      why: 'Every move is legal, and every die follows from what this machine saw before it showed its contribution.',
    }
  const missing = unseen.join(', ')
  return {
    verdict: 'consistent',
    why: `The record agrees with itself; the host was not checked${missing === '' ? '' : ` (not kept on this machine: ${missing})`}.`,
  }
}
