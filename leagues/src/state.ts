import type { Bonus, Definition, EntrantKind } from './definition.ts'
import type { Seat } from '@robodrome/kernel'

/** An entrant's number in order of entering, from 0: its name for good in the log. */
export type EntrantId = number

export interface Entrant {
  kind: EntrantKind
  /** As it is shown; a program's with its version. */
  name: string
  /** The accounts that play for it: one, or the two of a team; a program's owner. */
  accounts: readonly string[]
  /** The names of those who play for it, in the order of the accounts. */
  members: readonly string[]
  /** LG-LUCK-1 What it added to the lot. */
  text: string
  /** LG-ENT-5 What `seeding: rating` orders by. */
  rating: number
  /** LG-ENT-7 The rating that is shown in the pool of `range`; 1500 without one. */
  shown: number
  /** LG-OUT Out for good, and why. */
  out: { how: 'withdrawn' | 'disqualified' } | null
  /** LG-OUT-11 The program that plays on its line, and how many matches it has played there. */
  replacement: { name: string; matches: number } | null
  /** No-shows in a row (LG-OUT-6). */
  noShows: number
}

/** LG-ENT-3 A team that its first member would enter with, and that the second has not answered. Its number is its place in the list. */
export interface Invitation extends Pick<Entrant, 'name' | 'members' | 'accounts' | 'text'> {
  isOpen: boolean
}

/** How a team is called that has chosen no name. */
export const teamName = (members: readonly string[]): string => members.join(' & ')

/** One table's end, side by side: ranks from 1 (none: it was called off), and what tie-breaks need. */
export interface TableResult {
  ranks: readonly number[] | null
  diff: readonly number[]
  bouts: readonly number[]
  /** LG-FIX-5 The side for which a game that stayed drawn was settled in a bracket. */
  settledFor?: number
  /** What each side did that a season counts, by its name in the game, and how many turns it took; not known of matches played elsewhere. */
  tally?: readonly Tally[]
  turns?: number
}

export type Tally = { readonly [what: string]: number }

/** LG-STATE-3 How a fixture was decided. */
export type Decision = 'played' | 'forfeit' | 'double forfeit' | 'walkover' | 'adjudicated' | 'annulled'

/** LG-STATE-3 One planned match: who meets, the tables played so far, and how it was decided. */
export interface Fixture {
  id: number
  run: number
  stage: number
  round: number
  board: number
  /** In a bracket the name of its place there (`W1.2`); in groups the group. */
  place: string
  /** In seat order of the first table. */
  sides: readonly EntrantId[]
  /** In seat order of the table that is open now: seats are exchanged for a replay and within a series. */
  seats: readonly EntrantId[]
  tables: TableResult[]
  decision: Decision | null
  /** Ranks of `sides` once decided, from 1. */
  ranks: readonly number[]
  /** LG-OUT-9 When it was decided first, and whether a manager has changed that decision. */
  decidedAt: number | null
  changed: boolean
  /** LG-OUT-11 What an annulled fixture was before: it is so again if a program takes over the line. */
  before: { decision: Decision | null; ranks: readonly number[] } | null
  openedAt: number
  deadline: number | null
  /** How often the deadline was moved because nobody was at fault (LG-OUT-7), and extended. */
  moved: number
  extended: number
  /** Those who would have more time: once all sides would, they have it. */
  agreeing: EntrantId[]
  /** LG-PACE-4 Hours that one side has proposed, and the hour that both have agreed on. */
  proposal: { by: EntrantId; hours: number[] } | null
  hour: number | null
  /** Its tables that have ended, in order. */
  ended: string[]
  /** The table that is open for it, and the options that a league sets there (LG-KEEP-6, LG-SAL-13). */
  table: string | null
  options: { [option: string]: unknown }
}

export type StageKind = 'robin' | 'double robin' | 'swiss' | 'knockout' | 'double knockout' | 'groups' | 'pods' | 'final' | 'arena'

/** A part of an event with one kind of pairing. */
export interface Stage {
  kind: StageKind
  /** Entrants by pairing number: `numbers[0]` has number 1. */
  numbers: EntrantId[]
  /** Rounds to be played, where that is fixed beforehand. */
  rounds: number
  paired: number
  /** Who had a bye, or was absent, in which round, and for how many points. */
  idle: { entrant: EntrantId; round: number; points: number; bye: boolean }[]
  /** For groups: their members by pairing number. */
  groups: EntrantId[][]
  /** Arena: its time is up, and what is under way may still be decided (LG-AR-3). */
  closing: boolean
  over: boolean
}

/** One event being played: its stages one after another. */
export interface Run {
  event: number
  season: number
  stages: Stage[]
  /** LG-OUT-4 Listed last without a place: disqualified while it was played, or with fixtures that were annulled. */
  unplaced: EntrantId[]
  over: boolean
}

/** What an entrant of a keeper or salary league holds. */
export interface Holding {
  keepers: { card: string; price: number }[]
  bonuses: Bonus[]
  purse: number
  wishes: string[]
  /** Cards fired by itself in the last firing (LG-SAL-15). */
  fired: string[]
}

export interface Lot {
  item: string
  bid: number
  by: EntrantId
  /** Every bid for it in order, the nominator's first. */
  bids: { by: EntrantId; bid: number }[]
  /** Who has left it, and at which bid. */
  left: { entrant: EntrantId; bid: number }[]
  /** Who is still asked, in order; the first is asked now. */
  asked: EntrantId[]
}

/** LG-SAL-9, LG-SAL-11 A card or bonus that was paid for. */
export interface Sale {
  season: number
  item: string
  entrant: EntrantId
  price: number
}

/** LG-STATE-2 What a running competition is at, besides its rounds. */
export type Phase =
  /** Before the lots and numbers of a season are known, and before what it opens with. */
  | { kind: 'start' }
  | { kind: 'opening' }
  | { kind: 'rounds' }
  | { kind: 'draft'; order: EntrantId[]; picks: EntrantId[] }
  | { kind: 'window'; order: EntrantId[]; after: number }
  | { kind: 'auction'; order: EntrantId[]; turn: number; passes: number; lot: Lot | null }
  | { kind: 'sealed'; order: EntrantId[]; round: number; lists: { [entrant: string]: { item: string; amount: number }[] } }
  | { kind: 'firing'; chosen: { [entrant: string]: string[] } }
  | { kind: 'fired' }
  | { kind: 'break' }

/** A competition as its log has made it. Plain data. */
export interface State {
  definition: Definition
  status: 'open' | 'running' | 'finished' | 'called off'
  entrants: Entrant[]
  invitations: Invitation[]
  /** Entrants in the order of their lot numbers (LG-LUCK-2). */
  lots: EntrantId[]
  /** LG-LUCK-1 What those who were in at the start added to the lot, in order of entering. */
  texts: string[]
  /** How many chances have been used. */
  chances: number
  /** Slots that have come (LG-PACE-1). */
  slots: number
  season: number
  /** Entrants of this season in the order of their pairing numbers. */
  numbers: EntrantId[]
  /** The seeds that a manager has listed (`seeding: list`). */
  seeds: EntrantId[]
  runs: Run[]
  fixtures: Fixture[]
  phase: Phase
  /** Windows held in this season, by the round after which they were. */
  windows: number[]
  holdings: Holding[]
  /** Every sale in order, of all seasons. */
  sales: Sale[]
  champion: EntrantId | null
  /** Absence announced for the next round (LG-SW-8). */
  absent: EntrantId[]
  /** Arena: who waits, the last opponent of each, and who was left out at the last tick. */
  waiting: EntrantId[]
  leftOut: EntrantId | null
}

export const isIn = (state: State, entrant: EntrantId): boolean => {
  const each = state.entrants[entrant]!
  return each.out === null || each.replacement !== null
}

/** Ranks of seats as ranks of sides: the teams of a table sit crosswise, side s in seats s and s + 2 (LG-ENT-3, LG-FIX-1). */
export function ranksOfSides(ranking: readonly (readonly Seat[])[], sides: number): number[] {
  const ranks: number[] = []
  let rank = 1
  for (const group of ranking) {
    const fresh = [...new Set(group.map((seat) => seat % sides))].filter((side) => ranks[side] === undefined)
    for (const side of fresh) ranks[side] = rank
    rank += fresh.length
  }
  return ranks
}

/** Whether a program plays the matches of an entrant: it is one, or one has taken its place. */
export const isProgram = ({ kind, replacement }: Pick<Entrant, 'kind' | 'replacement'>): boolean =>
  kind === 'program' || replacement !== null
