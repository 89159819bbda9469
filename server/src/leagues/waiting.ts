import { type Competition, type EntrantId, type Fixture, isOpen, isProgram, openQuestions, type State, timersOf } from '@robodrome/leagues'
import type { WaitsFor } from '../store/schema/schema.ts'
import { invitedTo } from './who.ts'

/**
 * The open duties of a person in a competition: invitations, matches, their times, and questions of the league. The cards record since when
 * each has been open.
 */
export function waitingOf(competition: Competition): WaitsFor[] {
  const { state } = competition
  if (state.status !== 'open' && state.status !== 'running') return []
  const fixtures = state.status === 'running' ? state.fixtures.filter(isOpen) : []
  return [
    ...invitedTo(state).map((guest) => ({ ...NOTHING, guest, what: 'join' as const })),
    ...invited(state),
    ...questions(competition),
    ...fixtures.flatMap((fixture) => times(state, fixture)),
    ...fixtures.flatMap((fixture) => matches(state, fixture)),
  ]
}

const NOTHING = { table: null, seat: null, against: null, by: null, since: 0 }

/** LG-ENT-3 */
const invited = ({ invitations }: State): WaitsFor[] =>
  invitations.flatMap(({ isOpen: isAsked, accounts, members }) =>
    isAsked ? [{ ...NOTHING, guest: accounts[1]!, what: 'team' as const, against: members[0]! }] : [],
  )

function questions(competition: Competition): WaitsFor[] {
  const { state, referee } = competition
  if (state.status !== 'running') return []
  const by = timersOf(competition).find(({ of }) => of === 'answer')?.at ?? null
  return openQuestions(state, referee).flatMap(({ kind, entrant }) =>
    peopleOf(state, entrant).map((guest): WaitsFor => ({ ...NOTHING, guest, what: kind, by })),
  )
}

/** LG-OUT-7, LG-PACE-4 Lists requests from one side to the other: more time, or an appointment. */
function times(state: State, { seats, table, deadline, agreeing, proposal }: Fixture): WaitsFor[] {
  const asks = (what: 'time' | 'hour', askers: readonly EntrantId[]): WaitsFor[] =>
    askers.length === 0 || !askers.every((asker) => seats.includes(asker))
      ? []
      : seats
          .filter((entrant) => !askers.includes(entrant))
          .flatMap((entrant) =>
            peopleOf(state, entrant).map((guest) => ({ ...NOTHING, guest, what, table, against: namesOf(state, askers), by: deadline })),
          )
  return [...asks('time', agreeing), ...asks('hour', proposal === null ? [] : [proposal.by])]
}

/** Lists matches to play, by their deadline or at the agreed time. */
const matches = (state: State, { seats, table, deadline, hour }: Fixture): WaitsFor[] =>
  seats.flatMap((entrant, side) =>
    peopleOf(state, entrant).map((guest, member): WaitsFor => ({
      ...NOTHING,
      guest,
      what: hour === null ? 'match' : 'agreed',
      table,
      seat: side + member * seats.length,
      against: namesOf(
        state,
        seats.filter((other) => other !== entrant),
      ),
      by: hour ?? deadline,
    })),
  )

const namesOf = ({ entrants }: State, list: readonly EntrantId[]): string => list.map((each) => entrants[each]!.name).join(', ')

const peopleOf = ({ entrants }: State, entrant: EntrantId): readonly string[] =>
  isProgram(entrants[entrant]!) ? [] : entrants[entrant]!.accounts
