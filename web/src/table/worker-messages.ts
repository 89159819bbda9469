import type { Language } from '@robodrome/games'
import type { Json, PackedBox, Seat, Settings } from '@robodrome/kernel'
import type { Arm, Facts } from '@robodrome/lab/study'
import type { TableResult } from '@robodrome/leagues'
import type { Finding, Review } from '@robodrome/review'
import type { Advice } from '@robodrome/minds'
import type { Checked, Fault, Play, Receipt, Saved, ShortRecord, Snapshot, Wish } from '@robodrome/table'
import type { Guess } from './chance-history.ts'
import type { Moment } from './moments.ts'
import type { SavedTable } from './saved.ts'

/** The record of a match, with the content that it was played with. */
interface Recorded {
  record: string
  box: PackedBox | undefined
}

/** A record, and whose decisions in it are reviewed. */
type Reviewed = Recorded & { seat: Seat; from: Saved | undefined }

/** A review as far as it has got. */
export type ReviewTold = { review: Review; isDone: boolean }

/** A finding with its words in the language of the page. */
export interface SaidFinding extends Finding {
  title: string
  chose: string
  instead: string
  why: { text: string; share: number }[]
  pro: string[]
}

/** An arm of an experiment as it is played on a device: with its box as it was opened, if it has one. */
export type ArmHere = Arm & { opened?: PackedBox }

/** Everything that the page asks its worker, each with what it takes and what it gives. */
interface Jobs {
  /** Loads a game before a table needs it. */
  warm: { takes: { game: string }; gives: null }

  // The table that this worker plays.
  open: { takes: { table: SavedTable; box: PackedBox | undefined }; gives: null }
  do: { takes: { wish: Wish }; gives: null }
  look: { takes: { seat: Seat | null }; gives: null }
  ask: { takes: { kind: string; args: Json }; gives: Json }
  moments: { takes: object; gives: Moment[] }
  record: { takes: object; gives: string }
  hint: { takes: object; gives: Advice | null }

  // Records of any match.
  momentsOf: { takes: Recorded & { seat: Seat | null }; gives: Moment[] }
  /** Begins a review, which goes on whenever it is asked to. */
  review: { takes: Reviewed; gives: null }
  reviewOn: { takes: object; gives: ReviewTold }
  /** What a review found, in words. */
  reviewSaid: { takes: Reviewed & { language: Language; review: Review }; gives: SaidFinding[] }
  luck: { takes: Recorded & { from: Saved | undefined }; gives: readonly number[] | null }
  verify: { takes: Recorded & { seen: Receipt[] }; gives: Checked }
  branch: { takes: { record: string; entries: number }; gives: { opening: string[]; plays: Play[] } }
  shorten: { takes: Recorded; gives: ShortRecord }
  sent: { takes: { battle: ShortRecord; box: PackedBox | undefined }; gives: { table: SavedTable; record: string } }

  // Matches that nobody watches.
  play: { takes: { game: string; settings: Settings; minds: readonly string[] }; gives: TableResult }
  result: { takes: { table: SavedTable; sides: number }; gives: TableResult }
  study: { takes: { arms: readonly ArmHere[]; seed: number; from: number; to: number }; gives: null }
}

export type JobName = keyof Jobs
export type Takes<J extends JobName> = Jobs[J]['takes']
export type Gives<J extends JobName> = Jobs[J]['gives']

/** The jobs of a name, done: total, so that no message is without an answer. */
export type Doing<J extends JobName> = { [K in J]: (takes: Takes<K>) => Gives<K> | Promise<Gives<K>> }

/** What the page says to its worker. Each is answered by a reply with its id. */
export interface ToWorker {
  id: number
  job: JobName
  takes: unknown
}

/** What the worker says: an answer, or why not. */
export type Answer = { type: 'reply'; id: number; value: unknown } | { type: 'fault'; id: number; fault: Fault }

/** What the worker says unasked: that its table has changed, or which games of an experiment are finished, by arm. */
export type News =
  | { type: 'changed'; snapshot: Snapshot; table: SavedTable; chances: readonly Guess[] }
  | { type: 'played'; facts: readonly (readonly Facts[])[] }

export type FromWorker = Answer | News
