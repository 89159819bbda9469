import type { Row } from './standings.ts'
import type { EntrantId, Stage, State } from './state.ts'
import { stageTable } from './tables.ts'

export interface TableAt {
  run: number
  stage: number
}

/**
 * The latest part of a competition with a table: its event, its stage, and the rows of its groups. Null before the first, and in a bracket without
 * preliminaries.
 */
export function latestTable(state: State): (TableAt & { groups: Row[][] }) | null {
  for (let run = state.runs.length - 1; run >= 0; run--) {
    const { stages } = state.runs[run]!
    const stage = stages.findLastIndex(({ kind }) => !['knockout', 'double knockout', 'final'].includes(kind))
    if (stage < 0) continue
    const { groups, numbers, kind } = stages[stage]!
    return { run, stage, groups: (kind === 'groups' ? groups : [numbers]).map((group) => stageTable(state, run, stage, group)) }
  }
  return null
}

export type Letter = 'won' | 'drawn' | 'lost'

/** The latest results of an entrant in a stage, oldest first. */
export function formOf({ fixtures }: State, { run, stage }: TableAt, entrant: EntrantId): Letter[] {
  const own = fixtures.filter(
    (each) =>
      each.run === run && each.stage === stage && each.sides.includes(entrant) && each.decision !== null && each.decision !== 'annulled',
  )
  return own.slice(-5).map(({ sides, ranks, decision }): Letter => {
    const rank = ranks[sides.indexOf(entrant)]!
    if (decision !== 'double forfeit' && ranks.every((each) => each === rank)) return 'drawn'
    return rank === 1 ? 'won' : 'lost'
  })
}

/** The places before the latest round, to show who moved up or down; empty in the first round. */
export function placesBefore(state: State, { run, stage }: TableAt, among?: readonly EntrantId[]): ReadonlyMap<EntrantId, number> {
  const own = state.fixtures.filter((each) => each.run === run && each.stage === stage)
  const latest = Math.max(0, ...own.flatMap(({ round, decision }) => (decision === null ? [] : [round])))
  if (latest < 2) return new Map()
  const before: State = {
    ...state,
    fixtures: state.fixtures.filter((each) => each.run !== run || each.stage !== stage || each.round < latest),
    runs: state.runs.map((each, i) => (i === run ? { ...each, stages: each.stages.map(upTo) } : each)),
  }
  return new Map(stageTable(before, run, stage, among).flatMap(({ entrant, place }) => (place === null ? [] : [[entrant, place] as const])))

  function upTo(each: Stage, i: number): Stage {
    return i === stage ? { ...each, paired: latest - 1, idle: each.idle.filter(({ round }) => round < latest) } : each
  }
}

/** An entrant's place, how many places there are, and its latest results. */
export interface PlaceNow {
  place: number
  of: number
  form: Letter[]
}

/** Returns the form of these entrants in the latest table, once something in it has been decided. */
export function placesNow(state: State, wanted: readonly EntrantId[]): ReadonlyMap<EntrantId, PlaceNow> {
  // Computing the table of a large competition takes a long time, so it is skipped if nobody wants it.
  const table = wanted.length === 0 ? null : latestTable(state)
  if (table === null || !state.fixtures.some(({ run, decision }) => run === table.run && decision !== null)) return new Map()
  return new Map(
    table.groups.flatMap((rows) => {
      const of = rows.filter(({ place }) => place !== null).length
      return rows.flatMap(({ entrant, place }): [EntrantId, PlaceNow][] =>
        place === null || !wanted.includes(entrant) ? [] : [[entrant, { place, of, form: formOf(state, table, entrant) }]],
      )
    }),
  )
}
