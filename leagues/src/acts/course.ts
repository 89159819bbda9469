import { LIMITS } from '../definition.ts'
import { demand } from '../forbidden.ts'
import { demandManager, demandReason, type Acts } from './act.ts'
import { leagueSays } from '../says.ts'

/** The course of a whole competition: its settings, its start, and its end by a manager. */
export const courseActs = {
  changed({ title, managers, definition, seeds, reason = '' }, { state, by }) {
    demandManager(state, by)
    demand(definition === undefined || state.status === 'open', 'LG-DATA-4', leagueSays('keepsSettings'))
    demand(definition === undefined || definition.box === state.definition.box, 'LG-DATA-5', leagueSays('boxStays'))
    if (definition !== undefined) state.definition = definition
    if (title !== undefined) state.definition = { ...state.definition, title }
    if (managers !== undefined) {
      demandReason(state, by, reason)
      demand(managers.length > 0, 'LG-MAN-1', leagueSays('lastManagerStays'))
      state.definition = { ...state.definition, managers }
    }
    if (seeds !== undefined) {
      demand(state.status === 'open', 'LG-DATA-4', leagueSays('seedsBeforeStart'))
      state.seeds = [...seeds]
    }
  },
  started(_act, { state, by }) {
    if (by !== '') demandManager(state, by)
    demand(state.status === 'open', 'LG-STATE-1', leagueSays('startedAlready'))
    const [least, most] = LIMITS[state.definition.format]
    const there = state.entrants.filter(({ out }) => out === null).length
    demand(
      there >= Math.max(least, state.definition.entry.min) && there <= most,
      'LG-ENT-2',
      leagueSays('entrantsBetween', { least, most }),
    )
    for (const { format, rounds } of state.definition.events)
      demand(format !== 'swiss' || rounds <= there - 1, 'LG-SW-1', leagueSays('tooManyRounds', { rounds, entrants: rounds + 1 }))
    state.status = 'running'
    state.phase = { kind: 'start' }
    for (const invitation of state.invitations) invitation.isOpen = false
  },
  outage({ length }, { state }) {
    // LG-EDGE-28 Deadlines during an outage are moved by its length.
    for (const fixture of state.fixtures) if (fixture.decision === null && fixture.deadline !== null) fixture.deadline += length
  },
  closed({ reason }, { state, by }) {
    demandReason(state, by, reason)
    demand(state.phase.kind === 'break', 'LG-STATE-4', leagueSays('finishedBetweenSeasons'))
    state.definition = { ...state.definition, seasons: state.season }
    state.phase = { kind: 'rounds' }
  },
  'called off'({ reason }, { state, by }) {
    if (by !== '') demandReason(state, by, reason)
    demand(state.status === 'open' || state.status === 'running', 'LG-STATE-1', leagueSays('endedAlready'))
    state.status = 'called off'
  },
} satisfies Partial<Acts>
