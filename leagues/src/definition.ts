import type { Settings } from '@robodrome/kernel'
import type { TieBreak } from './standings.ts'

export const FORMATS = [
  'round robin',
  'double round robin',
  'swiss',
  'knockout',
  'double knockout',
  'groups',
  'pods',
  'arena',
  'keeper',
  'salary',
  'rfl',
  'decathlon',
] as const
export type Format = (typeof FORMATS)[number]

export const KINDS = ['person', 'guest', 'program', 'team'] as const
export type EntrantKind = (typeof KINDS)[number]

export const BONUSES = ['opening hand', 'hand limit', 'deck'] as const
export type Bonus = (typeof BONUSES)[number]

/** One event: what is played, and in a decathlon by which format and for how much. */
export interface EventSpec {
  game: string
  mode: string
  options: Settings['options']
  /** Seats of a table: two sides (four seats for teams), or for pods the most that sit together. */
  seats: number
  format: Exclude<Format, 'decathlon'>
  /** 0: as many as a Swiss of the entrants that begin it needs (LG-DATA-1). */
  rounds: number
  weight: number
}

/** Live: a slot for each round and the time to check in. By the day: days for a round, and how long an extension is. */
export type Pace = { kind: 'live'; grace: number; slots: readonly number[] } | { kind: 'days'; roundDays: number; extendDays: number }

/** LG-DATA-1 What a competition is; all of it but title and managers is frozen at the start (LG-DATA-4). */
export interface Definition {
  title: string
  format: Format
  events: readonly EventSpec[]
  entry: { who: 'anyone' | 'list' | 'link'; list: readonly string[]; min: number; max: number; kinds: readonly EntrantKind[] }
  seeding: 'lot' | 'rating' | 'list' | 'preliminary'
  pace: Pace
  fill: { when: 'none' | 'start' | 'replace' | 'both'; program: string }
  managers: readonly string[]
  rated: boolean
  draws: 'stand' | 'replay'
  tiebreaks: readonly TieBreak[]
  startAt: number | null
  range: { pool: string; from: number; to: number } | null
  third: boolean
  bestOf: 1 | 3 | 5
  /** Rounds of the preliminary games; 0: all. */
  prelim: number
  groups: number
  final: boolean
  bouts: 'championship' | 'single'
  ahead: boolean
  seasons: number
  /** Rounds between two exchange windows; 0: none. */
  exchangeEvery: number
  playoff: 0 | 2 | 4
  again: 'keep' | 'redraft'
  purse: number
  income: number
  auction: 'open' | 'sealed'
  bonuses: readonly Bonus[]
  /** Copies of each bonus; 0: as many as entrants. */
  bonusStock: number
  /** LG-STATE-5 What entrants have from the season before, in the order of their pairing numbers there. */
  last?: readonly Taken[]
}

/** LG-STATE-5 What one entrant takes along: its place in the table, its keepers as they were paid for, its credits. */
export interface Taken {
  accounts: readonly string[]
  place: number
  keepers: readonly { card: string; price: number }[]
  purse: number
}

/** What a competition must know of its games and cards; its host provides it. */
export interface Referee {
  /** Why the game would refuse these settings, in its own words; null if it would not. */
  objection(game: string, settings: Settings): string | null
  /** LG-KEEP-3 The cards that can be keepers, in card order. */
  keeperCards: readonly string[]
  /** Cards that never can be (actions), so that a refusal can say so. */
  isAction(card: string): boolean
}

export const isLeague = ({ format }: Pick<Definition, 'format'>): boolean => format === 'keeper' || format === 'salary'
export const hasSeasons = ({ format }: Pick<Definition, 'format'>): boolean =>
  format === 'keeper' || format === 'salary' || format === 'rfl'

/** LG-ENT-2 The least and the most entrants that a format takes. */
export const LIMITS: Readonly<Record<Format, readonly [least: number, most: number]>> = {
  'round robin': [2, 64],
  'double round robin': [2, 64],
  swiss: [4, 512],
  knockout: [2, 256],
  'double knockout': [4, 256],
  groups: [6, 64],
  pods: [3, 256],
  arena: [2, 512],
  keeper: [4, 8],
  salary: [4, 8],
  rfl: [3, 64],
  decathlon: [4, 64],
}

/** LG-TB-3 The tie-breaks where nothing else is said. */
export function usualTieBreaks(format: Format, game: string): readonly TieBreak[] {
  if (format === 'swiss') return ['PTS', 'BH1', 'BH', 'SB', 'DE', 'WIN', 'LOT']
  if (format === 'pods') return ['PTS', 'FIRST', 'SECOND', 'OPP', 'LOT']
  if (format === 'rfl') return ['PTS', 'FIRST', 'BOUTS', 'OPP', 'LOT']
  if (format === 'arena') return ['PTS', 'WIN', 'FEWER', 'LOT']
  if (isLeague({ format }) || game === 'pbl') return ['WIN', 'DIFF', 'DE', 'LOT']
  return ['PTS', 'DE', 'SB', 'WIN', 'DIFF', 'LOT']
}

/** LG-FIX-5 Brackets and every competition of PBL replay a drawn match, others let it stand. */
export const usualDraws = (format: Format, game: string): Definition['draws'] =>
  game === 'pbl' || format === 'knockout' || format === 'double knockout' ? 'replay' : 'stand'
