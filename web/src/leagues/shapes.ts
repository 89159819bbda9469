import { groupCount, groupsOf, LIMITS, SHORT_DECATHLON, type Format } from '@robodrome/leagues'
import { gamesWith, inLeagues, type LeagueKind } from '../boards/leagues.ts'

/** The five choices for a new league. */
export interface Choice {
  format: Format
  game: string
  size: number
  pace: 'live' | 'days'
  fill: boolean
  teams: boolean
}

/** Whether such a league can have teams. */
export const takesTeams = ({ format, game }: Choice): boolean =>
  inLeagues(game)?.teams !== undefined && (format === 'round robin' || format === 'knockout' || format === 'swiss')

/** The leagues that can be started here, with the kind of mode that their games need. */
export const SHAPES: Readonly<Partial<Record<Format, LeagueKind | null>>> = {
  'round robin': 'duel',
  keeper: 'keepers',
  salary: 'keepers',
  knockout: 'duel',
  swiss: 'duel',
  rfl: 'rfl',
}

/** Less common formats. A decathlon covers all games, so there is no game to choose. */
export const MORE_SHAPES: typeof SHAPES = {
  'double round robin': 'duel',
  'double knockout': 'duel',
  groups: 'duel',
  pods: 'pods',
  arena: 'duel',
  decathlon: null,
}

/** The games for such a league: all that have the kind of mode it needs. */
export function gamesOf(format: Format): string[] {
  const kind = SHAPES[format] ?? MORE_SHAPES[format] ?? null
  return kind === null ? [] : gamesWith(kind)
}

export const sizesOf = (format: Format): readonly [least: number, most: number] => [LIMITS[format][0], Math.min(LIMITS[format][1], 64)]

/** The number of rounds and matches in such a league, as far as known. */
export function matchesOf({ format, size }: Choice): { rounds: number; matches: number } | null {
  const even = size + (size % 2)
  // An arena has as many matches as its time allows.
  if (format === 'arena') return null
  if (format === 'decathlon') return { rounds: SHORT_DECATHLON.length, matches: shortMatches(size) }
  if (format === 'double round robin') return { rounds: 2 * (even - 1), matches: size * (size - 1) }
  if (format === 'double knockout') return { rounds: 2 * Math.ceil(Math.log2(size)), matches: 2 * size - 2 }
  if (format === 'groups') return groupMatches(size)
  if (format === 'pods') return { rounds: 4, matches: 3 * Math.ceil(size / 4) + 1 }
  if (format === 'knockout') return { rounds: Math.ceil(Math.log2(size)), matches: size - 1 }
  if (format === 'swiss') return { rounds: swissRounds(size), matches: swissRounds(size) * Math.floor(size / 2) }
  if (format === 'rfl') return { rounds: 5, matches: 4 * Math.ceil(size / 4) + 1 }
  return { rounds: even - 1, matches: (size * (size - 1)) / 2 }
}

/** LG-GB-1 A round robin in each group, then a bracket with the first two of each. */
function groupMatches(size: number): { rounds: number; matches: number } {
  const groups = groupsOf(
    Array.from({ length: size }, (_, i) => i),
    groupCount(size),
  ).map(({ length }) => length)
  const largest = Math.max(...groups)
  return {
    rounds: largest - 1 + (largest % 2) + Math.log2(2 * groups.length),
    matches: groups.reduce((sum, each) => sum + (each * (each - 1)) / 2, 0) + 2 * groups.length - 1,
  }
}

/** LG-DEC-1 Three rounds of pairs, or two rounds of tables of four and a final. */
const shortMatches = (size: number): number =>
  SHORT_DECATHLON.reduce(
    (sum, { format, rounds }) => sum + (format === 'swiss' ? rounds * Math.floor(size / 2) : rounds * Math.ceil(size / 4) + 1),
    0,
  )

const swissRounds = (size: number): number => Math.max(1, Math.min(size - 1, Math.ceil(Math.log2(size))))

/** The definition to send to the server. */
export function definitionOf(choice: Choice, title: string): Record<string, unknown> {
  const { format, size, pace, fill } = choice
  return {
    title: title.slice(0, 60),
    format,
    events: format === 'decathlon' ? SHORT_DECATHLON : [eventOf(choice)],
    entry: { min: size, max: size },
    // LG-PACE-2 An arena is always live.
    pace: pace === 'live' || format === 'arena' ? { kind: 'live' } : { kind: 'days', roundDays: 7 },
    fill: { when: fill ? 'both' : 'none' },
    ...(format === 'swiss' && { rounds: swissRounds(size) }),
    ...(format === 'salary' && { auction: pace === 'live' ? 'open' : 'sealed' }),
  }
}

function eventOf(choice: Choice): { game: string; mode: string; seats: number } {
  const { format, game } = choice
  const { duel, pods, teams, keepers, rfl } = inLeagues(game)!
  if (format === 'rfl') return { game, mode: rfl!, seats: 4 }
  if (format === 'pods') return { game, mode: pods!, seats: 4 }
  if (format === 'keeper' || format === 'salary') return { game, mode: keepers!, seats: 2 }
  return choice.teams && takesTeams(choice) ? { game, mode: teams!, seats: 4 } : { game, mode: duel!, seats: 2 }
}
