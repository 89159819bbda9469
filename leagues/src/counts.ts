import type { EntrantId, Fixture, State, Tally } from './state.ts'

/** A match that holds a record of the season: its table if known, the entrant who set it, and the value. */
export interface SeasonRecord {
  of: 'longest' | 'fastest' | 'most'
  fixture: number
  table: string | null
  entrant: EntrantId | null
  value: number
}

/** LG-STAT-1 The counts of a season so far (in total, by name and by entrant), and its records. */
export interface SeasonCounts {
  all: number
  by: Tally
  /** What each entrant did, and what was done to it by its opponents; the latter is unknown if more than two play. */
  lines: ReadonlyMap<EntrantId, { made: number; suffered: number | null }>
  records: SeasonRecord[]
}

interface Game {
  fixture: Fixture
  table: string | null
  ranks: readonly number[] | null
  tally: readonly Tally[]
  turns: number
}

export const tallied = (tally: Tally): number => Object.values(tally).reduce((sum, each) => sum + each, 0)

/** LG-STAT-1 The counts of the current season; null if nothing was counted. */
export function seasonCounts(state: State): SeasonCounts | null {
  const games = gamesOf(state)
  if (games.length === 0) return null
  const by: Record<string, number> = {}
  const lines = new Map<EntrantId, { made: number; suffered: number | null }>()
  for (const { fixture, tally } of games) {
    for (const [what, n] of tally.flatMap((each) => Object.entries(each))) by[what] = (by[what] ?? 0) + n
    fixture.sides.forEach((entrant, side) => {
      const { made, suffered } = lines.get(entrant) ?? { made: 0, suffered: 0 }
      const more = tally.length === 2 ? tallied(tally[1 - side]!) : null
      lines.set(entrant, { made: made + tallied(tally[side]!), suffered: suffered === null || more === null ? null : suffered + more })
    })
  }
  return { all: tallied(by), by, lines, records: recordsOf(games) }
}

/** Lists the tables of this season that reported more than ranks. */
const gamesOf = ({ fixtures, runs, season }: State): Game[] =>
  fixtures
    .filter(({ run, decision }) => runs[run]!.season === season && decision !== 'annulled')
    .flatMap((fixture) =>
      fixture.tables.flatMap(({ ranks, tally, turns }, i) =>
        tally === undefined ? [] : [{ fixture, table: fixture.ended[i] ?? null, ranks, tally, turns: turns ?? 0 }],
      ),
    )

/** Returns the first of the items with the highest value; null if none is above zero. */
const best = <T>(list: readonly T[], worth: (each: T) => number): T | null =>
  list.reduce<T | null>((found, each) => (found === null || worth(each) > worth(found) ? each : found), null)

function recordsOf(games: readonly Game[]): SeasonRecord[] {
  const ended = games.filter(({ ranks, turns }) => ranks !== null && turns > 0)
  const longest = best(ended, ({ turns }) => turns)
  const fastest = best(
    ended.filter(({ ranks }) => ranks!.filter((rank) => rank === 1).length === 1),
    ({ turns }) => -turns,
  )
  const sides = games.flatMap((game) => game.tally.map((tally, side) => ({ game, side, value: tallied(tally) })))
  const most = best(sides, ({ value }) => value)
  const record = (of: SeasonRecord['of'], { fixture, table }: Game, side: number | null, value: number): SeasonRecord => ({
    of,
    fixture: fixture.id,
    table,
    entrant: side === null ? null : fixture.sides[side]!,
    value,
  })
  return [
    ...(longest === null ? [] : [record('longest', longest, null, longest.turns)]),
    ...(fastest === null ? [] : [record('fastest', fastest, fastest.ranks!.indexOf(1), fastest.turns)]),
    ...(most === null || most.value === 0 ? [] : [record('most', most.game, most.side, most.value)]),
  ]
}
