import { byKind } from '@robodrome/kernel'
import type { Acts, Setting } from './acts/act.ts'
import { courseActs } from './acts/course.ts'
import { dueActs } from './acts/dues.ts'
import { enteringActs } from './acts/entering.ts'
import { keeperActs } from './acts/keepers.ts'
import { leavingActs } from './acts/leaving.ts'
import { matchActs } from './acts/matches.ts'
import { timeActs } from './acts/times.ts'
import { demand } from './forbidden.ts'
import type { Act } from './log.ts'
import { leagueSays } from './says.ts'

const ACTS: Acts = { ...courseActs, ...enteringActs, ...matchActs, ...timeActs, ...leavingActs, ...keeperActs, ...dueActs }

/** Whether this version knows an act. Another version may have written a log with others. */
export const isKnown = (kind: string): boolean => Object.hasOwn(ACTS, kind)

/** Performs an act, or throws Forbidden with the rule that forbids it. */
export function applyAct(act: Act, setting: Setting): void {
  const { entrants, fixtures } = setting.state
  const fixture = act.kind === 'timed out' && 'fixture' in act.what ? act.what.fixture : 'fixture' in act ? act.fixture : 0
  demand(!('entrant' in act) || typeof act.entrant !== 'number' || act.entrant < entrants.length, 'LG-ENT-1', leagueSays('noSuchEntrant'))
  demand(fixture === 0 || fixture < fixtures.length, 'LG-LOG-3', leagueSays('noFixture'))
  byKind(ACTS, act, setting)
}
