import { InvalidArgumentError } from 'commander'
import { openBox } from '@robodrome/games'
import type { Game, Settings } from '@robodrome/kernel'
import type { Budget } from '@robodrome/minds'
import { parseData, readText } from './files.ts'
import { didYouMean } from './text.ts'
import { wordsOf } from './words/index.ts'
import { Misuse, type World } from './world.ts'

/** The game that somebody named. */
export async function findGame(world: World, id: string): Promise<Game> {
  const known = Object.keys(world.registry)
  const entry = Object.hasOwn(world.registry, id) ? world.registry[id] : undefined
  if (entry !== undefined) return entry.load()
  const says = wordsOf(world)
  throw new Misuse(says.games.unknown(id, didYouMean(id, known, says.didYouMean), known))
}

/** The game of a record, or one that somebody named, with the content of a file where it is played with other content. */
export async function findGameWith(world: World, id: string, path: string | undefined, recorded?: string): Promise<Game> {
  if (path === undefined) {
    if (recorded !== undefined) throw new Misuse(`this was played with the box ${recorded}: name its file with --box.`)
    return findGame(world, id)
  }
  const { game } = await openBox(parseData(readText(path), path))
  if (game.id !== id) throw new Misuse(`${path}: this is a box for ${game.id}, not for ${id}.`)
  return game
}

/** Options of the command line that say how a match is set up. */
export interface SetupOptions {
  mode?: string
  seats?: number
  options?: Settings['options']
}

/** What the options say, the rest by default: the first mode, its smallest number of seats, no options. */
export function settingsFor(world: Pick<World, 'language' | 'env'>, game: Game, given: SetupOptions): Settings {
  const says = wordsOf(world)
  const modes = Object.keys(game.modes)
  const mode = given.mode ?? modes[0]!
  const found = Object.hasOwn(game.modes, mode) ? game.modes[mode] : undefined
  if (found === undefined) throw new Misuse(says.games.noMode(game.title, mode, didYouMean(mode, modes, says.didYouMean), modes))
  const seats = given.seats ?? Math.min(...found.seats)
  if (!found.seats.includes(seats)) throw new Misuse(says.games.seats(game.title, mode, found.seats, seats))
  return { mode, seats, options: given.options ?? {} }
}

/** Reads a whole number of the command line, from `least` on. */
export const whole =
  (least: number) =>
  (text: string): number => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= least && Number.isSafeInteger(number)) return number
    throw new InvalidArgumentError(`Expected a whole number from ${least} on.`)
  }

/** Reads a share of the command line, from 0 to 1. */
export function share(text: string): number {
  if (/^(0|1|0?\.\d+|1\.0+)$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Expected a number from 0 to 1.')
}

/** Reads the settings of a table: a JSON object. */
export function tableOptions(text: string): Settings['options'] {
  const found = parseData(text, '--options')
  if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found
  throw new InvalidArgumentError(`Expected a JSON object such as '{"laps": 2}'.`)
}

/** Reads how long to think about each decision. */
export function budget(text: string): Budget {
  const [, number, unit] = /^([1-9]\d*) ?(ms)?$/.exec(text) ?? []
  if (number === undefined) throw new InvalidArgumentError('Expected a number of playouts, such as 500, or milliseconds, such as 50ms.')
  return unit === undefined ? { playouts: Number(number) } : { ms: Number(number) }
}
