import { DAY } from '../fixtures.ts'
import { demand } from '../forbidden.ts'
import { isProgram, type EntrantId, type Fixture, type State } from '../state.ts'
import { demandReason, openFixture, type Acts } from './act.ts'
import { leagueSays } from '../says.ts'

/** LG-PACE-4 */
const MOST_HOURS = 3

/** The times of a match: moved deadlines, and an hour that both sides have agreed on. */
export const timeActs = {
  extended({ fixture, until, reason }, { state, by }) {
    demandReason(state, by, reason)
    const on = openFixture(state, fixture)
    demand(on.extended < 2, 'LG-OUT-7', leagueSays('extendedTwice'))
    on.extended++
    on.deadline = until
  },
  'more time'({ fixture, entrant }, { state }) {
    const { pace } = state.definition
    const on = openFixture(state, fixture)
    demand(on.sides.includes(entrant), 'LG-OUT-7', leagueSays('onlyPlayersAgreeOnTime'))
    demand(pace.kind === 'days' && on.deadline !== null, 'LG-OUT-7', leagueSays('onlyDaysExtended'))
    demand(!haveAgreed(state, on) && on.extended < 2, 'LG-OUT-7', leagueSays('agreedOnTime'))
    if (!on.agreeing.includes(entrant)) on.agreeing.push(entrant)
    if (!haveAgreed(state, on)) return
    on.extended++
    on.deadline += pace.extendDays * DAY
  },
  proposed({ fixture, entrant, hours }, { state, at }) {
    const on = demandOwn(state, fixture, entrant)
    const { deadline } = on
    demand(on.sides.length === 2 && state.definition.pace.kind === 'days', 'LG-PACE-4', leagueSays('hourForTwo'))
    demand(!on.sides.some((side) => isProgram(state.entrants[side]!)), 'LG-PACE-4', leagueSays('mindAnyHour'))
    demand(hours.length > 0 && hours.length <= MOST_HOURS, 'LG-PACE-4', leagueSays('proposeHours', { most: MOST_HOURS }))
    demand(
      hours.every((hour) => hour > at && (deadline === null || hour <= deadline)),
      'LG-PACE-4',
      leagueSays('hourOutside'),
    )
    on.proposal = { by: entrant, hours: [...hours] }
  },
  agreed({ fixture, entrant, hour }, { state, at }) {
    const on = demandOwn(state, fixture, entrant)
    const { proposal } = on
    demand(proposal !== null && proposal.by !== entrant && proposal.hours.includes(hour), 'LG-PACE-4', leagueSays('hourNotProposed'))
    demand(hour > at, 'LG-PACE-4', leagueSays('hourPassed'))
    on.hour = hour
    on.proposal = null
  },
} satisfies Partial<Acts>

function demandOwn(state: State, fixture: number, entrant: EntrantId): Fixture {
  const on = openFixture(state, fixture)
  demand(on.sides.includes(entrant), 'LG-PACE-4', leagueSays('onlyPlayersAgreeOnHour'))
  return on
}

/** LG-OUT-7 Whether all sides of a fixture agree to more time; an AI always agrees. */
const haveAgreed = (state: State, { sides, agreeing }: Fixture): boolean =>
  agreeing.length > 0 && sides.every((side) => agreeing.includes(side) || isProgram(state.entrants[side]!))
