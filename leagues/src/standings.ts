/** LG-TB-2 The codes of tie-breaks; FEWER (matches) is used only in an arena. */
export const TIE_BREAKS = ['PTS', 'WIN', 'DE', 'BH', 'BH1', 'SB', 'DIFF', 'FIRST', 'SECOND', 'OPP', 'BOUTS', 'FEWER', 'LOT'] as const
export type TieBreak = (typeof TIE_BREAKS)[number]

/** An entrant's result in one round: a match against one or several others, or points without a match. */
export interface Turn {
  round: number
  points: number
  /** The opponents; empty for a bye or an absence. */
  against: readonly number[]
  /** LG-FIX-3 Whether it counts as played. In round robins and leagues, forfeits count as well (LG-TB-2). */
  played: boolean
  won: boolean
  diff: number
  /** The place in a pod, or the best of the shared places in a tie; 0 elsewhere. */
  place: number
  bouts: number
}

export interface Line {
  entrant: number
  lot: number
  turns: readonly Turn[]
  /** The last round for which it was paired, if it has withdrawn or was disqualified (LG-TB-2, V in a Swiss tournament). */
  outAfter: number | null
}

/** A line of the standings with all its values; lines are in order of place. */
export interface Row {
  entrant: number
  /** Null if the entrant is listed last without a place (LG-OUT-4). */
  place: number | null
  values: Readonly<Record<TieBreak, number>>
}

export interface Counting {
  tiebreaks: readonly TieBreak[]
  /** Completed rounds. */
  rounds: number
  /** Whether entrants that are out get credit for later rounds (Swiss). */
  virtual: boolean
}

/** LG-TB-1 Orders the lines: each criterion splits tied groups further, and earlier criteria are not applied again. */
export function standings(lines: readonly Line[], counting: Counting): Row[] {
  const table = new Map(lines.map((line) => [line.entrant, line]))
  const points = new Map(lines.map((line) => [line.entrant, pointsOf(line)]))
  const worth = new Map(lines.map((line) => [line.entrant, pointsOf(line) + virtualPoints(line, counting)]))
  const values = new Map(lines.map((line) => [line.entrant, valuesOf(line, counting.rounds, { points, worth })]))
  const order = split(
    lines.map(({ entrant }) => entrant),
    counting.tiebreaks,
    (group, code) => (code === 'DE' ? direct(group, table, values) : group.map((entrant) => values.get(entrant)![code])),
  )
  return order.map((entrant, i) => ({ entrant, place: i + 1, values: values.get(entrant)! }))
}

function split(
  group: readonly number[],
  codes: readonly TieBreak[],
  valuesFor: (group: readonly number[], code: TieBreak) => number[],
): number[] {
  const [code, ...rest] = codes
  if (code === undefined || group.length < 2) return [...group]
  const levels = new Map<number, number[]>()
  valuesFor(group, code).forEach((level, i) => {
    const tied = levels.get(level)
    if (tied === undefined) levels.set(level, [group[i]!])
    else tied.push(group[i]!)
  })
  return [...levels].toSorted(([a], [b]) => b - a).flatMap(([, tied]) => split(tied, rest, valuesFor))
}

type Values = Record<TieBreak, number>

/** For each entrant, its points, and the value of having met it. */
interface Field {
  points: ReadonlyMap<number, number>
  worth: ReadonlyMap<number, number>
}

function valuesOf(line: Line, rounds: number, { points, worth }: Field): Values {
  const { turns, lot } = line
  const own = points.get(line.entrant)!
  const worthOf = (others: readonly number[]): number => sumOf(others, (entrant) => worth.get(entrant) ?? 0)
  const buchholz = Array.from({ length: rounds }, (_, i) => {
    const turn = turns.find(({ round }) => round === i + 1)
    return turn?.played && turn.against.length > 0 ? worthOf(turn.against) : own
  })
  const met = turns.filter(({ played }) => played)
  return {
    PTS: own,
    WIN: turns.filter(({ won, played }) => won && played).length,
    DE: 0,
    BH: sum(buchholz),
    BH1: sum(buchholz) - (buchholz.length > 0 ? Math.min(...buchholz) : 0),
    SB: sumOf(met, (turn) => turn.points * worthOf(turn.against)),
    DIFF: sumOf(met, ({ diff }) => diff),
    FIRST: met.filter(({ place }) => place === 1).length,
    SECOND: met.filter(({ place }) => place === 2).length,
    OPP: sumOf(met, ({ against }) => sumOf(against, (entrant) => points.get(entrant) ?? 0)),
    BOUTS: sumOf(met, ({ bouts }) => bouts),
    FEWER: -met.length,
    LOT: -lot,
  }
}

/** LG-TB-2, V: in a Swiss tournament, an entrant that is out is credited with 1 for each completed round after its last pairing. */
const virtualPoints = ({ outAfter }: Line, { rounds, virtual }: Counting): number =>
  virtual && outAfter !== null ? Math.max(0, rounds - outAfter) : 0

const pointsOf = ({ turns }: Line): number => sumOf(turns, ({ points }) => points)

/** LG-TB-2, DE: the points among the tied entrants, if all pairs of them met equally often and at least once; otherwise 0 for all. */
function direct(group: readonly number[], table: ReadonlyMap<number, Line>, values: ReadonlyMap<number, Values>): number[] {
  const tied = new Set(group)
  const among = group.map((entrant) =>
    table.get(entrant)!.turns.filter(({ played, against }) => played && against.some((other) => tied.has(other))),
  )
  // Counts result by result instead of pair by pair, because a large group has very many pairs, few of which have met.
  const times = timesMet(among[0]!, tied)[0] ?? 0
  const even = among.every((turns) => {
    const met = timesMet(turns, tied)
    return met.length === group.length - 1 && met.every((each) => each === times)
  })
  return group.map((entrant, i) => {
    const found = even ? sumOf(among[i]!, ({ points }) => points) : 0
    values.get(entrant)!.DE = found
    return found
  })
}

/** How often the entrant met each of these opponents, omitting those it never met. */
function timesMet(turns: readonly Turn[], opponents: ReadonlySet<number>): number[] {
  const times = new Map<number, number>()
  for (const { against } of turns) for (const other of against) if (opponents.has(other)) times.set(other, (times.get(other) ?? 0) + 1)
  return [...times.values()]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
const sumOf = <T>(list: readonly T[], value: (each: T) => number): number => list.reduce((all, each) => all + value(each), 0)
