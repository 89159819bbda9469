import type { Sentence, Settings } from '@robodrome/kernel'
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

/** One event: its game, and in a decathlon its format and weight. */
export interface EventSpec {
  game: string
  mode: string
  options: Settings['options']
  /** The seats of a table: two, or four for teams; for pods, the maximum number of seats in one pod. */
  seats: number
  format: Exclude<Format, 'decathlon'>
  /** 0 for as many rounds as a Swiss tournament needs for the entrants present at the start (LG-DATA-1). */
  rounds: number
  weight: number
}

/** Live: a time slot for each round, and the time to check in. Daily: the days for a round, and the length of an extension. */
export type Pace = { kind: 'live'; grace: number; slots: readonly number[] } | { kind: 'days'; roundDays: number; extendDays: number }

/** LG-DATA-1 The definition of a competition. All of it except title and managers is frozen at the start (LG-DATA-4). */
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
  /** Rounds of the preliminary games; 0 for all. */
  prelim: number
  groups: number
  final: boolean
  bouts: 'championship' | 'single'
  ahead: boolean
  seasons: number
  /** Rounds between two exchange windows; 0 for no windows. */
  exchangeEvery: number
  playoff: 0 | 2 | 4
  again: 'keep' | 'redraft'
  purse: number
  income: number
  auction: 'open' | 'sealed'
  bonuses: readonly Bonus[]
  /** The number of copies of each bonus; 0 for one per entrant. */
  bonusStock: number
  /** LG-DATA-5 The box it is played with, identified by the digest of its content. */
  box?: string
  /** LG-STATE-5 What entrants bring from the previous season, in order of their pairing numbers there. */
  last?: readonly Taken[]
}

/** LG-STATE-5 What one entrant brings along: its place in the table, its keepers with their prices, and its credits. */
export interface Taken {
  accounts: readonly string[]
  place: number
  keepers: readonly { card: string; price: number }[]
  purse: number
}

/** What a competition must know about its games and cards, provided by the host. */
export interface Referee {
  /** Why the game refuses these settings, in the game's own words; null if it accepts them. */
  objection(game: string, settings: Settings): Sentence | null
  /** LG-KEEP-3 The cards that can be keepers, in card order. */
  keeperCards: readonly string[]
  /** Whether a card can never be a keeper because it is an action, so that a refusal can say so. */
  isAction(card: string): boolean
}

export const isLeague = ({ format }: Pick<Definition, 'format'>): boolean => format === 'keeper' || format === 'salary'
export const hasSeasons = ({ format }: Pick<Definition, 'format'>): boolean =>
  format === 'keeper' || format === 'salary' || format === 'rfl'

/** LG-ENT-2 The minimum and maximum number of entrants for each format. */
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

/** LG-TB-3 The default tie-breaks. */
export function usualTieBreaks(format: Format, game: string): readonly TieBreak[] {
  if (format === 'swiss') return ['PTS', 'BH1', 'BH', 'SB', 'DE', 'WIN', 'LOT']
  if (format === 'pods') return ['PTS', 'FIRST', 'SECOND', 'OPP', 'LOT']
  if (format === 'rfl') return ['PTS', 'FIRST', 'BOUTS', 'OPP', 'LOT']
  if (format === 'arena') return ['PTS', 'WIN', 'FEWER', 'LOT']
  if (isLeague({ format }) || game === 'pbl') return ['WIN', 'DIFF', 'DE', 'LOT']
  return ['PTS', 'DE', 'SB', 'WIN', 'DIFF', 'LOT']
}

/** LG-FIX-5 Brackets and all PBL competitions replay a drawn match; elsewhere, the draw stands. */
export const usualDraws = (format: Format, game: string): Definition['draws'] =>
  game === 'pbl' || format === 'knockout' || format === 'double knockout' ? 'replay' : 'stand'
