import { usualTieBreaks } from './definition.ts'
import { fixturesOf } from './fixtures.ts'
import { StageLines } from './stage-lines.ts'
import { standings, type Row, type TieBreak } from './standings.ts'
import type { EntrantId, State } from './state.ts'

/** Computes the standings of a stage with rounds, by the tie-breaks of the competition or of its format. */
export function stageTable(state: State, run: number, stage: number, among?: readonly EntrantId[]): Row[] {
  const at = state.runs[run]!.stages[stage]!
  const members = among ?? at.numbers
  const lines = new StageLines(state, run, stage)
  const rows = standings(
    members.map((entrant) => lines.line(entrant)),
    {
      tiebreaks: tieBreaksOf(state, run, stage),
      rounds: roundsComplete(state, run, stage),
      virtual: at.kind === 'swiss',
    },
  )
  // LG-OUT-4 An entrant with annulled results, or one that was disqualified, comes last and has no place.
  const { unplaced } = state.runs[run]!
  const isPlaced = ({ entrant }: Row): boolean => !unplaced.includes(entrant)
  const placed = rows.filter(isPlaced).map((row, i) => ({ ...row, place: i + 1 }))
  return [...placed, ...rows.filter((row) => !isPlaced(row)).map((row) => ({ ...row, place: null }))]
}

/** LG-TB-3 A competition's own tie-breaks apply to its main stage; preliminaries and groups of a bracket use those of round robins. */
export function tieBreaksOf({ definition, runs }: State, run: number, stage: number): readonly TieBreak[] {
  if (definition.format !== 'decathlon') return definition.tiebreaks
  const { event, stages } = runs[run]!
  const { kind } = stages[stage]!
  const { game } = definition.events[event]!
  return usualTieBreaks(kind === 'swiss' || kind === 'pods' ? kind : 'round robin', game)
}

/** Counts the rounds whose fixtures are all decided. */
export function roundsComplete(state: State, run: number, stage: number): number {
  const all = fixturesOf(state, run, stage)
  const { paired } = state.runs[run]!.stages[stage]!
  for (let round = 1; round <= paired; round++) if (all.some((each) => each.round === round && each.decision === null)) return round - 1
  return paired
}
