import { goOut, restoreLine } from '../absence.ts'
import type { Referee } from '../definition.ts'
import { demand } from '../forbidden.ts'
import { bidder, leaveLot, skip } from '../keepers/auction.ts'
import { isIn, type State } from '../state.ts'
import { demandReason, type Acts } from './act.ts'
import { leagueSays } from '../says.ts'

/** Acts on absence: missing a round, leaving for good, being replaced (section 6). */
export const leavingActs = {
  absent({ entrant }, { state }) {
    demand(isIn(state, entrant), 'LG-SW-8', leagueSays('out'))
    if (!state.absent.includes(entrant)) state.absent.push(entrant)
  },
  withdrew({ entrant, inPlay }, { state, referee }) {
    demand(state.status === 'running' && isIn(state, entrant), 'LG-OUT-1', leagueSays('onlyThoseInWithdraw'))
    goOut(state, entrant, 'withdrawn', inPlay)
    afterAbsence(state, referee)
  },
  disqualified({ entrant, inPlay, reason }, { state, referee, by }) {
    demandReason(state, by, reason)
    demand(!takesPart(state, by), 'LG-MAN-3', leagueSays('managerTakesPart'))
    demand(isIn(state, entrant), 'LG-OUT-10', leagueSays('entrantOut'))
    goOut(state, entrant, 'disqualified', inPlay)
    afterAbsence(state, referee)
  },
  replaced({ entrant, name, reason }, { state, by, at }) {
    if (by !== '') demandReason(state, by, reason)
    const each = state.entrants[entrant]!
    demand(by !== '' || ['replace', 'both'].includes(state.definition.fill.when), 'LG-OUT-11', leagueSays('nobodyReplaced'))
    each.replacement = { name, matches: 0 }
    restoreLine(state, entrant, at)
  },
} satisfies Partial<Acts>

/** LG-OUT-1 Open questions of an entrant that is out get their defaults, because it is skipped. That may end an open lot (LG-EDGE-19). */
function afterAbsence(state: State, referee: Referee): void {
  const { phase } = state
  if (phase.kind !== 'auction') return
  const asked = bidder(state)
  if (asked !== null && !isIn(state, asked)) {
    if (phase.lot !== null) leaveLot(state, referee, asked)
    else skip(state, phase)
  }
}

const takesPart = (state: State, account: string): boolean =>
  state.entrants.some(({ out, accounts }) => out === null && accounts.includes(account))
