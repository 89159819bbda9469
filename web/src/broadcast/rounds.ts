import type { Fixture, State } from '@robodrome/leagues'
import { roundsOf } from '../leagues/league.ts'

/** The number of the round being played in the current stage, and the number of rounds; null before the first. */
export function roundNow(state: State): { now: number; of: number; fixtures: Fixture[]; next: Fixture | null } | null {
  const run = state.runs.length - 1
  const stage = (state.runs[run]?.stages.length ?? 0) - 1
  const at = state.runs[run]?.stages[stage]
  if (at === undefined || at.paired === 0) return null
  const own = state.fixtures.filter((each) => each.run === run && each.stage === stage)
  const now = own.find(({ decision }) => decision === null)?.round ?? at.paired
  const fixtures = own.filter(({ round }) => round === now)
  const open = own.filter(({ decision, table }) => decision === null && table === null)
  return { now, of: Math.max(roundsOf(at), at.paired), fixtures, next: open[0] ?? null }
}
