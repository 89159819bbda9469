import { fixturesOf, tiesOf, type EntrantId, type Fixture, type Slot, type State, type Tie } from '@robodrome/leagues'
import { isSeed } from './columns.ts'

/** The current bracket, or the last one. */
export interface Bracket {
  run: number
  stage: number
  ties: Tie[]
  fixtures: readonly Fixture[]
  entrantOf(slot: Slot): EntrantId | null
  seedOf(entrant: EntrantId): number | null
}

const isBracket = (kind: string): boolean => kind === 'knockout' || kind === 'double knockout'

/** Null if the competition has no bracket yet. */
export function bracketOf(state: State): Bracket | null {
  const run = state.runs.findLastIndex(({ season, stages }) => season === state.season && stages.some(({ kind }) => isBracket(kind)))
  if (run < 0) return null
  const stage = state.runs[run]!.stages.findLastIndex(({ kind }) => isBracket(kind))
  const { numbers } = state.runs[run]!.stages[stage]!
  return {
    run,
    stage,
    ties: tiesOf(state, run, stage),
    fixtures: fixturesOf(state, run, stage),
    entrantOf: (slot) => (isSeed(slot) ? numbers[slot - 1]! : null),
    seedOf: (entrant) => (numbers.includes(entrant) ? numbers.indexOf(entrant) + 1 : null),
  }
}
