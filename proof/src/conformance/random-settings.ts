import { BadInput, quickLuck, sample, start, type Game, type Json, type Settings, type Stream, type TableOption } from '@robodrome/kernel'
import { pick, type Problem } from './check.ts'
import { fuzz, type FuzzOptions } from './fuzz.ts'
import type { FuzzReport } from './run.ts'

/** The number of attempts to find one combination that the game accepts. */
const TRIES = 60

/** Draws an accepted combination of a mode's options at random, each set or omitted; null if every attempt was refused. */
export function randomSettings(game: Game, mode: string, seats: number, luck: Stream): Settings | null {
  const known = Object.entries(game.modes[mode]?.options?.(seats) ?? {})
  for (let i = 0; i < TRIES; i++) {
    const chosen = known.flatMap(([name, option]) => (luck.below(2) === 0 ? [] : [[name, valueOf(option, luck)] as const]))
    const settings = { mode, seats, options: Object.fromEntries(chosen) }
    if (isAccepted(game, settings)) return settings
  }
  return null
}

function isAccepted(game: Game, settings: Settings): boolean {
  try {
    start(game, settings)
    return true
  } catch (error) {
    if (error instanceof BadInput) return false
    throw new Error(`setup breaks: ${JSON.stringify(settings.options)}: ${(error as Error).stack}`, { cause: error })
  }
}

function valueOf(option: TableOption, luck: Stream): Json {
  switch (option.kind) {
    case 'flag':
      return luck.below(2) === 0
    case 'one':
      return pick(luck, option.of)
    case 'number':
      return option.from + luck.below(option.to - option.from + 1)
    case 'some': {
      const count = option.least + luck.below(Math.min(option.most, option.of.length) - option.least + 1)
      return sample(option.of, count, luck)
    }
    case 'each':
      return Array.from({ length: option.count }, () => valueOf(option.of, luck))
  }
}

/**
 * Plays a random game for each of several random settings of a mode: settings that `setup` accepts must be playable to the end. Null if
 * there are no settings.
 */
export function fuzzSettings(
  game: Game,
  { mode, seats }: Pick<Settings, 'mode' | 'seats'>,
  { games, seed, ...how }: FuzzOptions,
): FuzzReport[] | null {
  if (Object.keys(game.modes[mode]?.options?.(seats) ?? {}).length === 0) return null
  return Array.from({ length: games }, (_, i) => {
    const settings = acceptedBy(game, mode, seats, seed + i)
    return 'check' in settings ? { ...NOTHING, problems: [settings] } : fuzz(game, settings, { games: 1, seed: seed + i, ...how })
  })
}

const NOTHING: FuzzReport = { games: 0, decisions: 0, longest: 0, problems: [], used: [], unused: [], told: new Map() }

function acceptedBy(game: Game, mode: string, seats: number, seed: number): Settings | Problem {
  const problem = (message: string): Problem => ({
    check: 'settings',
    message,
    node: 'setup',
    step: 0,
    reproduce: `robodrome fuzz ${game.id} --mode ${mode} --seats ${seats} --settings --games 1 --seed ${seed}`,
  })
  try {
    return randomSettings(game, mode, seats, quickLuck(seed)) ?? problem(`none of ${TRIES} combinations of what can be set is accepted`)
  } catch (error) {
    return problem((error as Error).message)
  }
}
