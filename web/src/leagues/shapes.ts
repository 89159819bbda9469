import { LIMITS, type Format } from '@robodrome/leagues'

/** The five choices of a new league. */
export interface Choice {
  format: Format
  game: string
  size: number
  pace: 'live' | 'days'
  fill: boolean
  teams: boolean
}

const DUELS = ['gekido', 'aimbots', 'volt', 'pbl']
const MODES: Readonly<Record<string, string>> = { gekido: 'duel', aimbots: 'duel', volt: 'basic', pbl: 'quick' }

/** Modes in which two play against two. */
const TEAMS: Readonly<Record<string, string>> = { aimbots: 'teams', pbl: 'gunner' }

/** Whether such a league can be one of teams. */
export const takesTeams = ({ format, game }: Choice): boolean =>
  TEAMS[game] !== undefined && (format === 'round robin' || format === 'knockout' || format === 'swiss')

/** What can be started from here, and with which games. Everything else can be made at the terminal or through the interface for programs. */
export const SHAPES: Readonly<Partial<Record<Format, { games: readonly string[] }>>> = {
  'round robin': { games: DUELS },
  keeper: { games: ['pbl'] },
  salary: { games: ['pbl'] },
  knockout: { games: DUELS },
  swiss: { games: DUELS },
  rfl: { games: ['volt'] },
}

export const sizesOf = (format: Format): readonly [least: number, most: number] => [LIMITS[format][0], Math.min(LIMITS[format][1], 64)]

/** How many rounds and matches such a league has, as far as that is known beforehand. */
export function matchesOf({ format, size }: Choice): { rounds: number; matches: number } {
  const even = size + (size % 2)
  if (format === 'knockout') return { rounds: Math.ceil(Math.log2(size)), matches: size - 1 }
  if (format === 'swiss') return { rounds: swissRounds(size), matches: swissRounds(size) * Math.floor(size / 2) }
  if (format === 'rfl') return { rounds: 5, matches: 4 * Math.ceil(size / 4) + 1 }
  return { rounds: even - 1, matches: (size * (size - 1)) / 2 }
}

const swissRounds = (size: number): number => Math.max(1, Math.min(size - 1, Math.ceil(Math.log2(size))))

/** The definition that goes to the server. */
export function definitionOf(choice: Choice, title: string): Record<string, unknown> {
  const { format, size, pace, fill } = choice
  return {
    title: title.slice(0, 60),
    format,
    events: [eventOf(choice)],
    entry: { min: size, max: size },
    pace: pace === 'live' ? { kind: 'live' } : { kind: 'days', roundDays: 7 },
    fill: { when: fill ? 'both' : 'none' },
    ...(format === 'swiss' && { rounds: swissRounds(size) }),
    ...(format === 'salary' && { auction: pace === 'live' ? 'open' : 'sealed' }),
  }
}

function eventOf(choice: Choice): { game: string; mode: string; seats: number } {
  const { format, game } = choice
  if (format === 'rfl') return { game, mode: 'championship', seats: 4 }
  if (format === 'keeper' || format === 'salary') return { game, mode: 'regular', seats: 2 }
  return choice.teams && takesTeams(choice) ? { game, mode: TEAMS[game]!, seats: 4 } : { game, mode: MODES[game]!, seats: 2 }
}
