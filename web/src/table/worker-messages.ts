import type { Language } from '@robodrome/games'
import type { Json, PackedBox, Seat, Settings } from '@robodrome/kernel'
import type { Arm, Facts } from '@robodrome/lab/study'
import type { TableResult } from '@robodrome/leagues'
import type { Finding, Portion, Reason, Review } from '@robodrome/review'
import type { Advice } from '@robodrome/minds'
import type { Checked, Fault, Play, Receipt, Saved, ShortRecord, Snapshot, Wish } from '@robodrome/table'
import type { Guess } from './chance-history.ts'
import type { Moment } from './moments.ts'
import type { SavedTable } from './saved.ts'

/** The record of a match, with the content it was played with. */
interface Recorded {
  record: string
  box: PackedBox | undefined
}

/** A record, and the seat whose decisions are reviewed. */
type Reviewed = Recorded & { seat: Seat; from: Saved | undefined }

/** A position of a record as a seat could imagine it: everything that the seat does not know is redealt, differently for each number. */
export interface Place {
  record: string
  from: Saved | undefined
  entries: number
  seat: Seat
  deal: number
}

/** A review in progress: the decisions examined so far. */
export type ReviewTold = { review: Review; isDone: boolean }

/** A finding with its words in the language of the page. */
export interface SaidFinding extends Finding {
  title: string
  chose: string
  instead: string
  why: { text: string; share: number }[]
  pro: string[]
}

/** What a review has found, with its words, and the names of well-found choices. */
export interface SaidReview {
  findings: SaidFinding[]
  wellFound: { entries: number; chose: string }[]
}

/** A decision to make again, in its stored form: the record up to it, what was chosen and what was better, and why. */
export interface KeptTask {
  record: string
  from?: Saved | undefined
  seat: Seat
  chosen: readonly string[]
  better: readonly string[]
  reasons: readonly Reason[]
}

/** An answer to such a decision, in the language of the page. */
export interface SaidAnswer {
  isRight: boolean
  /** The names of the answer, of the better option, and of the original choice. */
  answer: string
  better: string
  chosen: string
  why: string[]
}

/** Win rates after changing some numbers. */
export interface FairCandidate {
  numbers: { path: (string | number)[]; value: number }[]
  rates: { name: string; share: number; low: number; high: number; games: number }[]
}

/** What a search for fairer numbers has found, as measured by the other AI. */
export interface FairTold {
  printed: FairCandidate
  steps: { searched: FairCandidate; measured: FairCandidate }[]
  best: number
}

/** How many random games with a box have finished, and why one could not. */
export interface TrialTold {
  finished: number
  stopped: { mode: string; why: string } | null
}

/** An arm of an experiment as played on a device, with the opened box, if any. */
export type ArmHere = Arm & { opened?: PackedBox }

/** Everything that the page requests from its worker, each request with its input and its result. */
interface Jobs {
  /** Loads a game before a table needs it. */
  warm: { takes: { game: string }; gives: null }

  // The table that this worker plays.
  /**
   * With a place, the table begins there and shows what the seat at that place knows. `seat` is the seat whose view is shown if there is no
   * place.
   */
  open: { takes: { table: SavedTable; box: PackedBox | undefined; place?: Place | undefined; seat?: Seat | undefined }; gives: null }
  do: { takes: { wish: Wish }; gives: null }
  look: { takes: { seat: Seat | null }; gives: null }
  ask: { takes: { kind: string; args: Json }; gives: Json }
  moments: { takes: object; gives: Moment[] }
  record: { takes: object; gives: string }
  hint: { takes: object; gives: Advice | null }
  /** The checked reason why one option is better than another in this question; null if there is no simple one. */
  hintWhy: { takes: { better: string; chosen: string; language: Language }; gives: string | null }

  // Records of any match.
  momentsOf: { takes: Recorded & { seat: Seat | null }; gives: Moment[] }
  /** Begins a review, which continues whenever the page requests it. */
  review: { takes: Reviewed & { portion: Portion; begun: Pick<Review, 'seen' | 'waiting'> | undefined }; gives: null }
  reviewOn: { takes: object; gives: ReviewTold }
  /** The findings of a review, in words. */
  reviewSaid: { takes: Reviewed & { language: Language; review: Review }; gives: SaidReview }
  /** Judges an answer to a drill; null while a plan is incomplete. */
  drillAnswer: { takes: { task: KeptTask; moves: readonly string[]; language: Language }; gives: SaidAnswer | null }
  /** The text of a hint: why the original choice was worse. */
  drillHint: { takes: { task: KeptTask; language: Language }; gives: { chosen: string; why: string[] } }
  /** Which of two lines from a position begins better, and why; null if that is uncertain or has no simple reason. */
  studyWhy: {
    takes: {
      position: Pick<KeptTask, 'record' | 'from' | 'seat'> & { deal?: number | undefined }
      lines: readonly [readonly string[], readonly string[]]
      language: Language
    }
    gives: { better: 0 | 1; why: string[] } | null
  }
  /** Another position with the same idea; null if none was found in the given time. */
  twin: { takes: { task: KeptTask; seed: number; ms: number }; gives: KeptTask | null }
  luck: { takes: Recorded & { from: Saved | undefined }; gives: readonly number[] | null }
  verify: { takes: Recorded & { seen: Receipt[] }; gives: Checked }
  branch: { takes: { record: string; entries: number }; gives: { opening: string[]; plays: Play[] } }
  shorten: { takes: Recorded; gives: ShortRecord }
  sent: { takes: { battle: ShortRecord; box: PackedBox | undefined }; gives: { table: SavedTable; record: string } }

  // Matches that nobody watches.
  play: { takes: { game: string; settings: Settings; minds: readonly string[] }; gives: TableResult }
  result: { takes: { table: SavedTable; sides: number }; gives: TableResult }
  /** Searches for fairer numbers: one AI searches, another measures. `question` has the form of a file of the lab. */
  fair: { takes: { question: Json; content: Json }; gives: FairTold }
  /** Pauses the games of that search, or resumes them. */
  fairPause: { takes: { isPaused: boolean }; gives: null }
  /** Ends the search; what it has found is then measured. */
  fairEnd: { takes: object; gives: null }
  /** Plays random games with a box, to find faults that its data does not show. */
  trial: { takes: { game: string; box: PackedBox }; gives: TrialTold }
  study: { takes: { arms: readonly ArmHere[]; seed: number; from: number; to: number }; gives: null }
}

export type JobName = keyof Jobs
export type Takes<J extends JobName> = Jobs[J]['takes']
export type Gives<J extends JobName> = Jobs[J]['gives']

/** The handlers of a group of requests, one for every message, so that none remains unanswered. */
export type Doing<J extends JobName> = { [K in J]: (takes: Takes<K>) => Gives<K> | Promise<Gives<K>> }

/** A message from the page to its worker. Each is answered by a reply with the same id. */
export interface ToWorker {
  id: number
  job: JobName
  takes: unknown
}

/** A reply from the worker: a result, or the reason for a failure. */
export type Answer = { type: 'reply'; id: number; value: unknown } | { type: 'fault'; id: number; fault: Fault }

/** Messages that the worker sends unasked: its table has changed, or games of an experiment are finished, by arm. */
export type News =
  | { type: 'changed'; snapshot: Snapshot; table: SavedTable; chances: readonly Guess[] }
  | { type: 'played'; facts: readonly (readonly Facts[])[] }
  | ({ type: 'fairing' } & FairNews)

/** The games of a search for fairer numbers: the phase of the round, its candidates, and how many games it has played. */
export interface FairNews {
  phase: 'search' | 'measure'
  candidates: number
  steps: number
  played: number
  all: number
}

export type FromWorker = Answer | News
