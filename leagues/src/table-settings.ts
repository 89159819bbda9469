import type { Settings } from '@robodrome/kernel'
import type { Definition, EventSpec } from './definition.ts'
import type { EntrantId, Fixture, State } from './state.ts'

const BOARDS = ['A', 'B', 'C', 'D'] as const

/** Returns the settings of the table that opens for a fixture now. */
export function tableSettings(state: State, { run, round, seats, options }: Fixture): { game: string } & Settings {
  const { events, bouts } = state.definition
  const spec = events[state.runs[run]!.event]!
  const isTeams = spec.seats === 4 && seats.length === 2
  const settings = settingsOf(
    { ...spec, options: { ...spec.options, ...options } as Settings['options'] },
    bouts,
    round,
    isTeams ? 4 : seats.length,
  )
  return { game: spec.game, ...settings }
}

/** Returns the settings of an event's tables with this number of seats, in this round. */
export function settingsOf({ format, mode, options }: EventSpec, bouts: Definition['bouts'], round: number, seats: number): Settings {
  if (format !== 'rfl') return { mode, seats, options }
  // LG-RFL-6 The short form plays single games on one board after another; LG-RFL-3 KillBots join only if there is room at the table.
  if (bouts === 'single')
    return { mode: 'modules', seats, options: { ...withoutKillbots(options), board: BOARDS[(round - 1) % BOARDS.length]! } }
  const killbots = Number(options['killbots'] ?? 0)
  return { mode, seats, options: seats + killbots > MOST_ROBOTS ? withoutKillbots(options) : options }
}

const MOST_ROBOTS = 4

const withoutKillbots = ({ killbots: _none, ...options }: Settings['options']): Settings['options'] => options

/** LG-ENT-3 Returns the account for each seat: the members of a team have seats s and s + 2, the first member the lower one. */
export function seatAccounts(state: State, { seats }: Fixture): string[] {
  const accounts = seats.map((entrant: EntrantId) => state.entrants[entrant]!.accounts)
  const members = Math.max(...accounts.map(({ length }) => length))
  return Array.from({ length: members }, (_, member) => accounts.map((team) => team[member] ?? team[0]!)).flat()
}
