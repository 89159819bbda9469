import type { Definition } from './definition.ts'
import type { SealedBid } from './keepers/sealed.ts'
import type { NextRound } from './pairing.ts'
import type { Entrant, EntrantId, Invitation, Phase, Stage, TableResult } from './state.ts'

/** An act by a person, a table or the clock (LG-LOG-1). */
export type Act =
  | { kind: 'changed'; title?: string; managers?: string[]; definition?: Definition; seeds?: EntrantId[]; reason?: string }
  | { kind: 'invited'; team: Pick<Invitation, 'name' | 'members' | 'accounts' | 'text'> }
  | { kind: 'declined'; invitation: number | null }
  | {
      kind: 'entered'
      entrant: Pick<Entrant, 'kind' | 'name' | 'accounts' | 'text' | 'rating' | 'shown'> & Partial<Pick<Entrant, 'members'>>
    }
  | { kind: 'left'; entrant: EntrantId }
  | { kind: 'started' }
  | { kind: 'opened'; fixture: number; table: string }
  | { kind: 'put away'; fixture: number }
  | { kind: 'result'; fixture: number; result: TableResult }
  | { kind: 'adjudicated'; fixture: number; verdict: Verdict; reason: string }
  | { kind: 'extended'; fixture: number; until: number; reason: string }
  | { kind: 'more time'; fixture: number; entrant: EntrantId }
  | { kind: 'proposed'; fixture: number; entrant: EntrantId; hours: number[] }
  | { kind: 'agreed'; fixture: number; entrant: EntrantId; hour: number }
  | { kind: 'checked in'; fixture: number; entrant: EntrantId }
  | { kind: 'absent'; entrant: EntrantId }
  | { kind: 'withdrew'; entrant: EntrantId; inPlay: number[] }
  | { kind: 'disqualified'; entrant: EntrantId; inPlay: number[]; reason: string }
  | { kind: 'replaced'; entrant: EntrantId; name: string; reason: string }
  | { kind: 'waits'; entrant: EntrantId }
  | { kind: 'wished'; entrant: EntrantId; cards: string[] }
  | { kind: 'picked'; entrant: EntrantId; card: string }
  | { kind: 'exchanged'; entrant: EntrantId; swap: { give: string; take: string } | null }
  | { kind: 'nominated'; entrant: EntrantId; item: string; bid: number }
  | { kind: 'raised'; entrant: EntrantId; bid: number }
  | { kind: 'left the lot'; entrant: EntrantId }
  | { kind: 'passed'; entrant: EntrantId }
  | { kind: 'sealed'; entrant: EntrantId; bids: SealedBid[] }
  | { kind: 'fired'; entrant: EntrantId; cards: string[] }
  | { kind: 'timed out'; what: Due }
  | { kind: 'outage'; length: number }
  | { kind: 'closed'; reason: string }
  | { kind: 'called off'; reason: string }

/** LG-OUT-8 A manager's decision about a fixture. */
export type Verdict = 'first' | 'second' | 'draw' | 'double forfeit' | 'replay'

/** What can be due: an answer, a fixture (with the report of its table), a slot, a tick of the arena, or the end of a break. */
export type Due =
  | { of: 'answer' }
  | { of: 'fixture'; fixture: number; sat: boolean[]; playing: boolean; askedFor: number[]; askedInAll: number[] }
  | { of: 'slot' }
  | { of: 'tick' }
  | { of: 'arena' }
  | { of: 'void'; fixture: number }
  | { of: 'break' }

/** Automatic entries. */
export type Follow =
  | { kind: 'drawn'; lots: EntrantId[] }
  | { kind: 'phase'; phase: Phase }
  | { kind: 'season'; season: number; numbers: EntrantId[] }
  | { kind: 'stage'; run: number; stage: Pick<Stage, 'kind' | 'numbers' | 'rounds' | 'groups'> }
  | { kind: 'event'; event: number }
  | { kind: 'ended'; run: number; stage: number | null }
  | { kind: 'paired'; run: number; stage: number; round: number; next: NextRound }
  | { kind: 'revealed'; what: 'bids' | 'firing' }
  | { kind: 'finished'; champion: EntrantId | null }

export interface LogEntry {
  n: number
  /** Milliseconds since 1970. */
  at: number
  /** The acting account; '' for a table, the clock, or an automatic entry. */
  by: string
  data: Act | Follow | { kind: 'created'; definition: Definition; commitment: string }
}

/** LG-LOG-1 Returns the entry as others may read it: without the content of sealed bids, firings and wishes until it is revealed. */
export function openEntry(entry: LogEntry, entrants: readonly EntrantId[], revealed: boolean): LogEntry {
  const { data } = entry
  if (data.kind === 'wished' && !entrants.includes(data.entrant)) return { ...entry, data: { ...data, cards: [] } }
  if (revealed) return entry
  if (data.kind === 'sealed' && !entrants.includes(data.entrant)) return { ...entry, data: { ...data, bids: [] } }
  if (data.kind === 'fired' && !entrants.includes(data.entrant)) return { ...entry, data: { ...data, cards: [] } }
  return entry
}

/** The next automatic step (LG-LOG-2): an entry, or an order that must be drawn before it. */
export type Next = Follow | { kind: 'order'; of: EntrantId[]; for: 'lots' | 'newcomers' | 'draft' | 'auction' }
