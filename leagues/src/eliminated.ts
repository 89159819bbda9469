import { hasSeasons } from './definition.ts'
import { LATER } from './formats/knockout.ts'
import { tiesOf } from './pairing.ts'
import type { EntrantId, State } from './state.ts'

/**
 * LG-OUT-13 Whether an entrant has no more matches to play, because it was knocked out of the bracket of the last event and season, or did
 * not qualify for it.
 */
export function isEliminated(state: State, entrant: EntrantId): boolean {
  const { definition, runs } = state
  const run = runs.length - 1
  const stage = (runs[run]?.stages.length ?? 0) - 1
  const at = runs[run]?.stages[stage]
  if (at === undefined || state.status !== 'running') return false
  if (runs[run]!.event < definition.events.length - 1 || (hasSeasons(definition) && state.season < definition.seasons)) return false
  if (at.kind !== 'knockout' && at.kind !== 'double knockout') return false
  const seed = at.numbers.indexOf(entrant) + 1
  if (seed === 0) return true
  const isUndecided = ({ sides, winner }: ReturnType<typeof tiesOf>[number]): boolean => winner === LATER && sides.includes(seed)
  return !tiesOf(state, run, stage).some(isUndecided)
}
