import type { ByKind } from '@robodrome/kernel'
import type { Referee } from '../definition.ts'
import { demand } from '../forbidden.ts'
import type { Act } from '../log.ts'
import type { Fixture, State } from '../state.ts'
import { leagueSays } from '../says.ts'

/** What an act needs besides the state. */
export interface Setting {
  state: State
  referee: Referee
  at: number
  by: string
}

/** The implementation of each kind of act. */
export type Acts = ByKind<Act, void, Setting>

export function demandManager({ definition }: State, by: string): void {
  demand(definition.managers.includes(by), 'LG-MAN-1', leagueSays('onlyManagers'))
}

export function demandReason(state: State, by: string, reason: string): void {
  demandManager(state, by)
  demand(reason.trim().length >= 5, 'LG-MAN-1', leagueSays('sayWhy'))
}

export function openFixture(state: State, id: number): Fixture {
  const fixture = state.fixtures[id]
  demand(fixture !== undefined && fixture.decision === null, 'LG-LOG-3', leagueSays('fixtureDecidedOrNone'))
  return fixture
}
