import type { Row } from './standings.ts'
import type { EntrantId, Fixture, Stage, State } from './state.ts'
import { stageTable } from './tables.ts'

export interface TableAt {
  run: number
  stage: number
}

/**
 * The latest part of a competition that has a table: its event, its stage, and the rows of its groups. Null before the first one, and in a
 * bracket without preliminaries.
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

/** The latest results of each entrant in a stage, oldest first. */
export function formsOf({ fixtures }: State, { run, stage }: TableAt): ReadonlyMap<EntrantId, Letter[]> {
  const form = new Map<EntrantId, Letter[]>()
  for (const fixture of fixtures) {
    const { sides, ranks, decision } = fixture
    if (fixture.run !== run || fixture.stage !== stage || decision === null || decision === 'annulled') continue
    sides.forEach((entrant, side) => {
      const letters = form.get(entrant) ?? []
      if (letters.length === 0) form.set(entrant, letters)
      letters.push(letterOf(ranks, side, decision))
      if (letters.length > LETTERS) letters.shift()
    })
  }
  return form
}

/** The maximum number of results listed. */
const LETTERS = 5

function letterOf(ranks: readonly number[], side: number, decision: NonNullable<Fixture['decision']>): Letter {
  const rank = ranks[side]!
  if (decision !== 'double forfeit' && ranks.every((each) => each === rank)) return 'drawn'
  return rank === 1 ? 'won' : 'lost'
}

/** The places before the latest round, to show who has moved up or down; empty in the first round. */
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

/** An entrant's place, the number of places, and the entrant's latest results. */
export interface PlaceNow {
  place: number
  of: number
  form: Letter[]
}

/** Returns the places and forms of these entrants in the latest table, once something in it has been decided. */
export function placesNow(state: State, wanted: readonly EntrantId[]): ReadonlyMap<EntrantId, PlaceNow> {
  // Computing the table of a large competition takes long, so it is skipped if nobody wants it.
  const table = wanted.length === 0 ? null : latestTable(state)
  if (table === null || !state.fixtures.some(({ run, decision }) => run === table.run && decision !== null)) return new Map()
  const form = formsOf(state, table)
  const isWanted = new Set(wanted)
  return new Map(
    table.groups.flatMap((rows) => {
      const of = rows.filter(({ place }) => place !== null).length
      return rows.flatMap(({ entrant, place }): [EntrantId, PlaceNow][] =>
        place === null || !isWanted.has(entrant) ? [] : [[entrant, { place, of, form: form.get(entrant) ?? [] }]],
      )
    }),
  )
}
