import type { Settings } from '@robodrome/kernel'
import type { EntrantId, Fixture, State } from './state.ts'

const BOARDS = ['A', 'B', 'C', 'D'] as const

/** The settings of the table that opens for a fixture now. */
export function tableSettings(state: State, fixture: Fixture): { game: string } & Settings {
  const { run, round, seats, options } = fixture
  const spec = state.definition.events[state.runs[run]!.event]!
  const isTeams = spec.seats === 4 && seats.length === 2
  const settings = {
    game: spec.game,
    mode: spec.mode,
    seats: isTeams ? 4 : seats.length,
    options: { ...spec.options, ...options } as Settings['options'],
  }
  if (spec.format !== 'rfl') return settings
  // LG-RFL-6 The short form plays single games on one board after another; LG-RFL-3 KillBots join only if the table has room.
  if (state.definition.bouts === 'single')
    return { ...settings, mode: 'modules', options: { ...withoutKillbots(settings.options), board: BOARDS[(round - 1) % BOARDS.length]! } }
  const killbots = Number(spec.options['killbots'] ?? 0)
  return seats.length + killbots > MOST_ROBOTS ? { ...settings, options: withoutKillbots(settings.options) } : settings
}

const MOST_ROBOTS = 4

const withoutKillbots = ({ killbots: _none, ...options }: Settings['options']): Settings['options'] => options

/** LG-ENT-3 The account of each seat: the members of a team hold seats s and s + 2, the first member the lower one. */
export function seatAccounts(state: State, { seats }: Fixture): string[] {
  const accounts = seats.map((entrant: EntrantId) => state.entrants[entrant]!.accounts)
  const members = Math.max(...accounts.map(({ length }) => length))
  return Array.from({ length: members }, (_, member) => accounts.map((team) => team[member] ?? team[0]!)).flat()
}
