import type { Bonus, Definition, EntrantKind } from './definition.ts'
import type { Seat } from '@robodrome/kernel'

/** An entrant's number in order of entry, from 0, which identifies it permanently in the log. */
export type EntrantId = number

export interface Entrant {
  kind: EntrantKind
  /** The displayed name; that of a bot includes its version. */
  name: string
  /** The accounts that play for it: one, or the two of a team; for a bot, its owner. */
  accounts: readonly string[]
  /** The names of its players, in the order of the accounts. */
  members: readonly string[]
  /** LG-LUCK-1 Its contribution to the draw of lots. */
  text: string
  /** LG-ENT-5 The rating that `seeding: rating` sorts by. */
  rating: number
  /** LG-ENT-7 The displayed rating in the pool of `range`; 1500 if it has none. */
  shown: number
  /** LG-OUT Why it is out for good; null if it is still in. */
  out: { how: 'withdrawn' | 'disqualified' } | null
  /** LG-OUT-11 The AI that plays its line, and the number of matches it has played there. */
  replacement: { name: string; matches: number } | null
  /** No-shows in a row (LG-OUT-6). */
  noShows: number
}

/** LG-ENT-3 A team whose second member has not answered the first one's invitation yet. Its number is its index in the list. */
export interface Invitation extends Pick<Entrant, 'name' | 'members' | 'accounts' | 'text'> {
  isOpen: boolean
}

/** The default name of a team. */
export const teamName = (members: readonly string[]): string => members.join(' & ')

/** The result of one table by side: ranks from 1 (null if it was called off), and the values that tie-breaks need. */
export interface TableResult {
  ranks: readonly number[] | null
  diff: readonly number[]
  bouts: readonly number[]
  /** LG-FIX-5 The side that won a bracket game by decision after its last replay was drawn. */
  settledFor?: number
  /** Each side's season counts, by their names in the game, and its number of turns; unknown for matches played elsewhere. */
  tally?: readonly Tally[]
  turns?: number
}

export type Tally = { readonly [what: string]: number }

/** LG-STATE-3 How a fixture was decided. */
export type Decision = 'played' | 'forfeit' | 'double forfeit' | 'walkover' | 'adjudicated' | 'annulled'

/** LG-STATE-3 One planned match: its sides, the tables played so far, and its decision. */
export interface Fixture {
  id: number
  run: number
  stage: number
  round: number
  board: number
  /** In a bracket, its position there (`W1.2`); in a group event, its group. */
  place: string
  /** The entrants in seat order of the first table. */
  sides: readonly EntrantId[]
  /** The entrants in seat order of the open table, because replays and series swap seats. */
  seats: readonly EntrantId[]
  tables: TableResult[]
  decision: Decision | null
  /** The ranks of `sides` from 1, once decided. */
  ranks: readonly number[]
  /** LG-OUT-9 When it was first decided, and whether a manager has changed that decision. */
  decidedAt: number | null
  changed: boolean
  /** LG-OUT-11 The decision before its annulment, restored if an AI takes over the line. */
  before: { decision: Decision | null; ranks: readonly number[] } | null
  openedAt: number
  deadline: number | null
  /** How often the deadline was moved because neither side was at fault (LG-OUT-7), and how often it was extended. */
  moved: number
  extended: number
  /** The sides that agree to more time, which is granted once all agree. */
  agreeing: EntrantId[]
  /** LG-PACE-4 The hours that one side proposed, and the hour that both have agreed on. */
  proposal: { by: EntrantId; hours: number[] } | null
  hour: number | null
  /** Its finished tables, in order. */
  ended: string[]
  /** Its open table, and the options that a league sets there (LG-KEEP-6, LG-SAL-13). */
  table: string | null
  options: { [option: string]: unknown }
}

export type StageKind = 'robin' | 'double robin' | 'swiss' | 'knockout' | 'double knockout' | 'groups' | 'pods' | 'final' | 'arena'

/** A part of an event that uses one kind of pairing. */
export interface Stage {
  kind: StageKind
  /** The entrants by pairing number: `numbers[0]` has number 1. */
  numbers: EntrantId[]
  /** The number of rounds, if fixed in advance. */
  rounds: number
  paired: number
  /** Byes and absences: the entrant, the round, the points, and whether it was a bye. */
  idle: { entrant: EntrantId; round: number; points: number; bye: boolean }[]
  /** For groups: their members by pairing number. */
  groups: EntrantId[][]
  /** In an arena, whether the time is up; matches in progress may still be decided (LG-AR-3). */
  closing: boolean
  over: boolean
}

/** One event with its stages in order. */
export interface Run {
  event: number
  season: number
  stages: Stage[]
  /** LG-OUT-4 Entrants listed last without a place: disqualified during the event, or with annulled fixtures. */
  unplaced: EntrantId[]
  over: boolean
}

/** An entrant's holdings in a keeper or salary league. */
export interface Holding {
  keepers: { card: string; price: number }[]
  bonuses: Bonus[]
  purse: number
  wishes: string[]
  /** Cards that it fired itself at the last opportunity (LG-SAL-15). */
  fired: string[]
}

export interface Lot {
  item: string
  bid: number
  by: EntrantId
  /** All bids in order, starting with the nominator's. */
  bids: { by: EntrantId; bid: number }[]
  /** The entrants that dropped out of the lot, each with the bid at which it did. */
  left: { entrant: EntrantId; bid: number }[]
  /** The entrants still bidding for the lot, in order; it is the first one's turn. */
  asked: EntrantId[]
}

/** LG-SAL-9, LG-SAL-11 The sale of a card or bonus. */
export interface Sale {
  season: number
  item: string
  entrant: EntrantId
  price: number
}

/** LG-STATE-2 The phase of a running competition, unless it is simply playing its rounds. */
export type Phase =
  /** The time before the lots and numbers of a season are known and its first phase begins. */
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

/** The state of a competition, as determined by its log. It is plain data. */
export interface State {
  definition: Definition
  status: 'open' | 'running' | 'finished' | 'called off'
  entrants: Entrant[]
  invitations: Invitation[]
  /** Entrants in order of their lot numbers (LG-LUCK-2). */
  lots: EntrantId[]
  /** LG-LUCK-1 The contributions to the draw of lots by the entrants at the start, in order of entry. */
  texts: string[]
  /** The number of chances used so far. */
  chances: number
  /** How many slots have begun (LG-PACE-1). */
  slots: number
  season: number
  /** Entrants of this season in order of their pairing numbers. */
  numbers: EntrantId[]
  /** The seeds that a manager listed (`seeding: list`). */
  seeds: EntrantId[]
  runs: Run[]
  fixtures: Fixture[]
  phase: Phase
  /** The windows of this season, each identified by the round before it. */
  windows: number[]
  holdings: Holding[]
  /** All sales of all seasons, in order. */
  sales: Sale[]
  champion: EntrantId | null
  /** Announced absences in the next round (LG-SW-8). */
  absent: EntrantId[]
  /** In an arena: the waiting entrants, the last opponent of each, and the entrant left out at the last tick. */
  waiting: EntrantId[]
  leftOut: EntrantId | null
}

export const isIn = (state: State, entrant: EntrantId): boolean => {
  const each = state.entrants[entrant]!
  return each.out === null || each.replacement !== null
}

/** Converts ranks of seats into ranks of sides: teams sit crosswise, with side s in seats s and s + 2 (LG-ENT-3, LG-FIX-1). */
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

/** Whether software plays an entrant's matches: it is a bot or an AI, or an AI has taken its place. */
export const isProgram = ({ kind, replacement }: Pick<Entrant, 'kind' | 'replacement'>): boolean =>
  kind === 'program' || replacement !== null
