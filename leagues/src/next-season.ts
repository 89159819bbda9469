import { hasSeasons, isLeague, type Definition, type Taken } from './definition.ts'
import { demand } from './forbidden.ts'
import { runPlaces } from './places.ts'
import { isIn, type Entrant, type EntrantId, type State } from './state.ts'
import { stageTable } from './tables.ts'
import { leagueSays } from './says.ts'

/**
 * LG-STATE-5 Makes the definition of the season after a finished one: the same settings without times that have passed, and what each
 * entrant keeps.
 */
export function nextDefinition(state: State): Definition {
  const { definition, status } = state
  demand(status === 'finished', 'LG-STATE-5', leagueSays('heldAgainUnfinished'))
  const { last: _last, ...before } = definition
  return {
    ...before,
    title: nextTitle(definition.title),
    startAt: null,
    pace: definition.pace.kind === 'live' ? { ...definition.pace, slots: [] } : definition.pace,
    ...(hasSeasons(definition) && { last: taken(state) }),
  }
}

/** The entrants to invite again, in order of entry. */
export const askedAgain = (state: State): Entrant[] => state.entrants.filter((_, id) => isIn(state, id))

function taken(state: State): Taken[] {
  const places = tableOf(state)
  return state.numbers
    .filter((entrant) => isIn(state, entrant))
    .map((entrant) => {
      const { keepers, purse } = state.holdings[entrant]!
      return { accounts: state.entrants[entrant]!.accounts, place: places.indexOf(entrant) + 1, keepers, purse }
    })
}

/** Returns the starting order of the next season: the table before a playoff (LG-KEEP-9) or, in the RFL, the final standing (LG-RFL-5). */
function tableOf(state: State): EntrantId[] {
  const run = state.runs.length - 1
  if (state.runs[run]?.stages[0] === undefined) return state.numbers
  const rows = isLeague(state.definition) ? stageTable(state, run, 0) : runPlaces(state, run)
  return rows.map(({ entrant }) => entrant)
}

const MOST = 60

/** `A league`, `A league 2`, `A league 3`. */
export function nextTitle(title: string): string {
  const [, name = title, number = '1'] = /^(.*\S) (\d{1,3})$/.exec(title) ?? []
  const end = ` ${Number(number) + 1}`
  return name.slice(0, MOST - end.length).trimEnd() + end
}
