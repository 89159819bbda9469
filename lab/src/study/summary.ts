import type { Arm } from '../experiment.ts'
import type { Interval } from '../interval.ts'
import { nameOf } from '../names.ts'
import { meanOf, shareOf, type Measured, type Sample } from './estimate.ts'
import type { Facts, SeatFacts } from './facts.ts'

export interface Named extends Measured {
  name: string
}

/** The numbers of one arm. */
export interface Summary {
  arm: string
  game: string
  games: number
  seats: number
  /** The share that an average player would get. */
  fair: number
  /** Shares of the win by mind, by seat, and by what a seat brought. */
  players: Named[]
  bySeat: Measured[]
  brought: Named[]
  /**
   * The score of the row against the column, by the names of what the seats brought. A cell is null for a pair that never met; with more
   * than two seats, the table is null.
   */
  pairings: { names: string[]; cells: (Measured | null)[][] } | null
  /** How using a piece correlates with winning, in shares of the win above its holder's average score. */
  pieces: Named[]
  turns: Spread
  decisions: number
  /** How often the lead changed, on average per game. */
  leads: number
  /** Luck's share of the winner's gains, and the share of games in which the winner would not have been ahead without it. */
  luck: Interval | null
  byLuck: Measured | null
  /** How games ended. */
  ends: { rule: string; games: number }[]
}

/** A histogram: `bars[i]` counts games from `from + i * width` on. */
export type Spread = { median: number; low: number; high: number; from: number; width: number; bars: number[] }

/** With more names than this, the summary has no table of pairings. */
const MOST_PAIRED = 12
/** A piece used in fewer games than this is left out. */
const FEWEST_USES = 30

export function summarize(arm: Arm, games: readonly Facts[]): Summary {
  const seats = arm.settings.seats
  const seen = games.flatMap((facts) => facts.seats.map((seat, at) => ({ facts, seat, at })))
  const sample = ({ facts, seat }: { facts: Facts; seat: SeatFacts }, value = seat.score): Sample => ({
    deal: facts.deal,
    game: nameOf(arm.name, facts),
    value,
  })
  const group = (keys: (each: (typeof seen)[number]) => readonly string[], value?: (each: (typeof seen)[number]) => number) => {
    const groups = new Map<string, Sample[]>()
    for (const each of seen)
      for (const key of keys(each)) {
        const known = groups.get(key)
        if (known === undefined) groups.set(key, [sample(each, value?.(each))])
        else known.push(sample(each, value?.(each)))
      }
    return groups
  }
  const named = (groups: Map<string, Sample[]>, measure = shareOf): Named[] =>
    [...groups]
      .map(([name, samples]) => ({ name, ...measure(samples) }))
      .toSorted((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1))

  const expected = expectations(games)
  const used = group(
    // A piece that every seat used says nothing about winning.
    ({ facts, seat }) => seat.uses.filter((piece) => facts.seats.some(({ uses }) => !uses.includes(piece))),
    ({ facts, seat, at }) => seat.score - expected(facts, at),
  )
  const won = games.filter(({ luck }) => luck !== null)
  // A single seat plays against a side without players.
  const fair = 1 / Math.max(2, seats)
  return {
    arm: arm.name,
    game: arm.game,
    games: games.length,
    seats,
    fair,
    players: named(group(({ seat }) => [playerName(arm, seat.player)])),
    bySeat: Array.from({ length: seats }, (_, at) => shareOf(seen.filter((each) => each.at === at).map((each) => sample(each)))),
    brought: named(group(({ seat }) => seat.brings)),
    pairings: seats === 2 ? pairingsOf(arm, games) : null,
    pieces: named(new Map([...used].filter(([, samples]) => samples.length >= FEWEST_USES)), meanOf),
    turns: spreadOf(games.map(({ turns }) => turns)),
    decisions: average(games.map(({ decisions }) => decisions)),
    leads: average(games.map(({ leads }) => leads)),
    luck:
      won.length === 0
        ? null
        : meanOf(won.map(({ deal, turn, luck, skill }) => ({ deal, game: `${turn}`, value: shareByLuck(luck!, skill!) }))),
    byLuck:
      won.length === 0
        ? null
        : shareOf(
            won.map((facts) => ({
              deal: facts.deal,
              game: nameOf(arm.name, facts),
              value: startOf(facts) + facts.skill! <= fair ? 1 : 0,
            })),
          ),
    ends: endsOf(games),
  }
}

export const playerName = ({ players }: Arm, player: number): string => {
  const { mind, budget, without } = players[player]!
  if (without !== undefined) return `${mind}, without ${without}`
  if (budget.playouts !== undefined) return `${mind}, ${budget.playouts} playouts`
  return budget.ms === undefined ? mind : `${mind}, ${budget.ms} ms`
}

/** The winner's value at the start, which is due to neither luck nor decisions. */
const startOf = ({ luck, skill }: Facts): number => 1 - luck! - skill!

/** Returns luck's share of the winner's total gains. */
const shareByLuck = (luck: number, skill: number): number => {
  const [up, down] = [Math.max(0, luck), Math.max(0, skill)]
  return up + down === 0 ? 0.5 : up / (up + down)
}

/** Computes a seat's expected score from what it and the others brought or, if that is unknown, from its place at the table. */
function expectations(games: readonly Facts[]): (facts: Facts, at: number) => number {
  const keyOf = ({ seats }: Facts, at: number): string => {
    const others = seats.filter((_, other) => other !== at).map(({ brings }) => brings[0] ?? '')
    return seats[at]!.brings.length > 2 ? `seat ${at}` : `${seats[at]!.brings[0] ?? at} against ${others.toSorted().join()}`
  }
  const sums = new Map<string, { sum: number; count: number }>()
  for (const facts of games)
    for (let at = 0; at < facts.seats.length; at++) {
      const key = keyOf(facts, at)
      const known = sums.get(key) ?? { sum: 0, count: 0 }
      sums.set(key, { sum: known.sum + facts.seats[at]!.score, count: known.count + 1 })
    }
  return (facts, at) => {
    const { sum, count } = sums.get(keyOf(facts, at))!
    return sum / count
  }
}

function pairingsOf(arm: Arm, games: readonly Facts[]): Summary['pairings'] {
  if (games.some(({ seats }) => seats.some(({ brings }) => brings.length === 0 || brings.length > 2))) return null
  const firsts = games.map(({ seats }) => seats.map(({ brings }) => brings[0]!))
  const names = [...new Set(firsts.flat())].toSorted()
  if (names.length < 2 || names.length > MOST_PAIRED) return null
  const met = new Map<string, Sample[]>()
  games.forEach((facts, i) => {
    for (const at of [0, 1]) {
      const key = `${firsts[i]![at]}/${firsts[i]![1 - at]}`
      const sample = { deal: facts.deal, game: nameOf(arm.name, facts), value: facts.seats[at]!.score }
      const known = met.get(key)
      if (known === undefined) met.set(key, [sample])
      else known.push(sample)
    }
  })
  const cell = (row: string, column: string): Measured | null => {
    const samples = row === column ? undefined : met.get(`${row}/${column}`)
    return samples === undefined ? null : shareOf(samples)
  }
  return { names, cells: names.map((row) => names.map((column) => cell(row, column))) }
}

const average = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

const MOST_BARS = 24

function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  const [from, to] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
  const width = Math.max(1, Math.ceil((to - from + 1) / MOST_BARS))
  const bars = Array.from({ length: Math.floor((to - from) / width) + 1 }, () => 0)
  for (const number of sorted) bars[Math.floor((number - from) / width)]!++
  return { median: at(0.5), low: at(0.1), high: at(0.9), from, width, bars }
}

function endsOf(games: readonly Facts[]): Summary['ends'] {
  const ends = new Map<string, number>()
  for (const { rule } of games) ends.set(rule, (ends.get(rule) ?? 0) + 1)
  return [...ends].map(([rule, count]) => ({ rule, games: count })).toSorted((a, b) => b.games - a.games)
}
