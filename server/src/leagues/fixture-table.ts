import { tableSettings, type Fixture, type State } from '@robodrome/leagues'
import type { SeatPlan, TablePlan } from '@robodrome/table'
import type { Hall } from '../tables/hall.ts'
import { BEHIND, planTable } from '../tables/open-table.ts'
import { gameOf } from './boxes.ts'
import { mindOf } from './who.ts'

/** The clock of live matches, so that nobody holds up a round. Daily games have deadlines instead. */
const LIVE_CLOCK = { bank: 30 * 60_000, increment: 15_000 }

/** The table of a fixture: its settings, and a seat for each player. */
export async function planFixture(hall: Hall, state: State, fixture: Fixture): Promise<TablePlan> {
  const { game, ...settings } = tableSettings(state, fixture)
  const { definition } = state
  const seats = seatsOf(state, fixture, settings.seats)
  const wanted: Parameters<typeof planTable>[2] = {
    game,
    settings,
    seats,
    // The seats are reserved for the entrants. The table appears on the page of the competition, not among open tables.
    public: false,
    clock: definition.pace.kind === 'live' ? LIVE_CLOCK : null,
    absence: 'answers',
    // A big screen may show the table during the match, so spectators see it delayed.
    behind: BEHIND,
    // LG-RATE-9 This is known before play: no person is rated against an AI opponent.
    rated: definition.rated && new Set(seats.map(({ kind }) => kind)).size === 1,
  }
  return planTable(hall, definition.managers[0]!, wanted, await gameOf(hall, definition, game))
}

/** LG-ENT-3 The members of a team hold seats s and s + 2, the first member the lower one. */
export function seatsOf(state: State, { seats }: Fixture, count: number): SeatPlan[] {
  return Array.from({ length: count }, (_, seat): SeatPlan => {
    const entrant = seats[seat % seats.length]!
    const mind = mindOf(state, entrant)
    const { name, accounts, members } = state.entrants[entrant]!
    if (mind !== null) return { kind: 'mind', mind, name }
    const member = Math.min(Math.floor(seat / seats.length), accounts.length - 1)
    return { kind: 'reserved', guest: accounts[member]!, name: members[member] ?? name }
  })
}
