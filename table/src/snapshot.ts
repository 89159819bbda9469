import type { Agreement } from './agreement.ts'
import type { Happened, Json, Result, Seat, Seen, Settings, Terms } from '@robodrome/kernel'
import type { Patch } from './patch.ts'

/** The terms of a game where nobody looks into what it says. */
export interface Untyped extends Terms {
  View: Json
  Option: Json
  Event: Happened
}

/** Milliseconds to think in all, and what each choice adds. */
export interface ClockRules {
  bank: number
  increment: number
  /** More than this never gathers on a clock; without it there is no limit. */
  most?: number | undefined
  /** So much longer than its clock each seat may be away in all, at its own wish: time on vacation is taken from here first. */
  vacation?: number | undefined
}

/**
 * What a table does about a person who is out of time, or, without a clock, away for long: the game's own answer is given to the question that is
 * open, or a program plays until the person is back, or the person has lost. It is settled when the table is made.
 */
export type Absence = 'answers' | 'mind' | 'loss'

/** The clock of a seat. Where the table has vacations: what is left of it, and whether the seat is on it. */
export interface SeatClock {
  left: number
  running: boolean
  vacation?: { left: number; on: boolean } | undefined
}

/** A seat as everybody sees it. `open`: nobody yet. A person's seat that a mind plays for now has kind mind and keeps `holder`. */
export interface SeatState {
  kind: 'open' | 'person' | 'mind'
  /** The player's name; that of the mind where one plays. '' for an open seat. */
  name: string
  /** The seat belongs to a bot, even while a mind plays it. */
  bot: boolean
  /** The person who may take the seat back from a mind. */
  holder: string | null
  connected: boolean
  /** Before the match: whoever sits here lets it begin. */
  ready: boolean
  /** Says who takes open seats, and may start. */
  host: boolean
  /** Milliseconds until the seat of somebody who is away is open again, when this was sent; null where it is kept. */
  opensIn: number | null
  /** Whoever comes may take the seat over from its mind. */
  offered: boolean
  /** The mind from which its person took the seat over while it was played. */
  tookOverFrom: string | null
  /** Left for good: resigned, or out of time. */
  left: boolean
  /** Milliseconds left when this was sent, and whether they run; null without a clock. */
  clock: SeatClock | null
}

/**
 * What everybody at a table is told besides the game: who sat down, went, was away for too long or was taken off, who hosts now, which program has a
 * seat, who took one over, and who took back a choice.
 */
export interface Coming {
  /** The step that brought it. */
  n: number
  at: number
  kind:
    | 'sat'
    | 'left'
    | 'absent'
    | 'removed'
    | 'declined'
    | 'hosts'
    | 'program'
    | 'tookOver'
    | 'tookBack'
    | 'offersDraw'
    | 'offersEnd'
    | 'playsOn'
  seat: Seat
  name: string
  program?: string | undefined
}

export interface ChatLine {
  n: number
  /** The account of whoever said it. */
  guest: string
  name: string
  seat: Seat | null
  text: string
  at: number
}

/** A move in the game's notation, which is what is sent to make it, and as data for the board. */
export interface Move<T extends Terms = Untyped> {
  text: string
  option: T['Option']
}

/**
 * An event as this watcher may see it; `seq` is the step of the table that brought it. Those of the last step have a `scene`: what was other
 * in the watcher's view when the event had just been told.
 */
export interface SeenEvent<T extends Terms = Untyped> {
  seq: number
  event: Seen<T['Event']>
  scene?: Patch
}

/** The promises about the dice of a table, and at the end what proves them. */
export interface DiceState {
  /** SHA-256 of the host's seed. */
  commitment: string
  /** By seat: the hash of a contribution that was promised (null: none), and the contribution once it was shown. */
  promises: (string | null)[]
  contributions: (string | null)[]
  /** The promises stand: contributions may be shown, and nobody sits down any more. */
  closed: boolean
  /** How often the dice began anew because somebody did not show what was promised. */
  redrawn: number
  /** Shown once the match is over: the seed, and the seal of the record (`sealOf`). */
  seed: string | null
  seal: string | null
}

/** An offer to end the match together: by whom, and who has agreed so far. It ends with the next choice of a person. */
export interface Proposal {
  how: Agreement
  by: Seat
  yes: readonly Seat[]
}

/** Another table for the same players, and the seat at this one whose player opened it. */
export interface Rematch {
  table: string
  by: Seat
}

/** All that one watcher may know of a table. The same for a table in the page's own worker and one on a server. */
export interface Snapshot<T extends Terms = Untyped> {
  /** The table's id; `local` in the page's own worker. */
  table: string
  game: string
  settings: Settings
  phase: 'open' | 'playing' | 'over'
  public: boolean
  /** The box whose content is played with, by its name and digest; without it, the game's own. */
  box?: string
  clockRules: ClockRules | null
  /** Whether the result changes ratings, if the players may be rated against each other. */
  rated: boolean
  absence: Absence
  /** While it is played, onlookers see it so many moves later; left out where they see it at once. */
  behind?: number
  seats: SeatState[]
  /** How many watch without a seat. */
  watching: number
  /** The seats this watcher holds, whether it is the host, and the one whose eyes it looks through (null: an onlooker's). */
  own: Seat[]
  /** Before the match: the seats that are kept for this watcher and still empty. */
  kept: Seat[]
  host: boolean
  seat: Seat | null
  /** Counts the steps of the table. */
  seq: number
  /** What game.view gives; null before the start. */
  view: T['View'] | null
  asked: Seat[]
  /** What each seat that is asked is asked, as this watcher may know it. */
  questions: { seat: Seat; question: Seen<T['Question']> }[]
  /** What `seat` may choose now, what it may not and why, and what it may do beside the question. */
  options: Move<T>[]
  refusals: (Move<T> & { rule: T['Names']['refusal'] })[]
  asides: Move<T>[]
  /** Whether `seat` may take back its last choice, and which it was. */
  canTakeBack: boolean
  lastChoice: string | null
  /** What has come between `seat` and its last choice, so that it stays: luck, a choice of somebody else, or a secret that was shown. */
  barrier: 'luck' | 'others' | 'secret' | null
  /** The point of the record so far, for the receipts of players; null for spectators and before the start. */
  point: string | null
  /** `events` are all those of steps after `after`. They replace what the watcher had after it: a choice may have been taken back. */
  after: number
  events: SeenEvent<T>[]
  result: Result | null
  /** Milliseconds from the start of the match to its end; null before it is over, and where nobody has counted them. */
  took: number | null
  /** Milliseconds until a full table goes on by itself, when this was sent; null while it waits for somebody. */
  beginsIn: number | null
  /** What the dice are made of, as far as it may be shown; null where they are of no concern. */
  dice: DiceState | null
  /** The last of what was told besides the game, oldest first. */
  comings: readonly Coming[]
  /** Lines that the watcher has not yet, by `n`. */
  chat: ChatLine[]
  proposal: Proposal | null
  /** The table on which these people play again, and the seat whose player asked for it. */
  rematch: Rematch | null
}

/** What is other in the next snapshot of a watcher. Events and chat are those that are new; no chat means no new line. */
export type Change = { [K in keyof Snapshot]?: Snapshot[K] | undefined }

/** The next snapshot, from the one before it and what is other in it. */
export const changed = (before: Snapshot, change: Change): Snapshot => ({ ...before, chat: [], ...change }) as Snapshot
