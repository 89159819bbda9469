import { InvalidArgumentError } from 'commander'
import { openBox } from '@robodrome/games'
import type { Game, Settings } from '@robodrome/kernel'
import type { Budget } from '@robodrome/minds'
import { parseData, readText } from './files.ts'
import { didYouMean } from './text.ts'
import { wordsOf, type Surroundings } from './words/index.ts'
import { Misuse, type World } from './world.ts'

/** Finds the game with the given id. */
export async function findGame(world: World, id: string): Promise<Game> {
  const known = Object.keys(world.registry)
  const entry = Object.hasOwn(world.registry, id) ? world.registry[id] : undefined
  if (entry !== undefined) return entry.load()
  const says = wordsOf(world)
  throw new Misuse(says.games.unknown(id, didYouMean(id, known, says.didYouMean), known))
}

/** Finds the game of a record, or the named one, with the content of a box file, if given. */
export async function findGameWith(world: World, id: string, path: string | undefined, recorded?: string): Promise<Game> {
  if (path === undefined) {
    if (recorded !== undefined) throw new Misuse(({ wrong }) => wrong.boxMissing(recorded))
    return findGame(world, id)
  }
  const { game } = await openBox(parseData(readText(path), path))
  if (game.id !== id) throw new Misuse(({ wrong }) => wrong.otherBox(path, game.id, id))
  return game
}

/** Options of the command line that set up a match. */
export interface SetupOptions {
  mode?: string
  seats?: number
  options?: Settings['options']
}

/** Settings as typed on the command line, so that a printed command can be repeated. */
export const asTyped = ({ mode, seats, options }: Settings): string =>
  `--mode ${mode} --seats ${seats}${Object.keys(options).length === 0 ? '' : ` --options '${JSON.stringify(options)}'`}`

/** Completes the given options with defaults: the first mode, its smallest number of seats, and no options. */
export function settingsFor(world: Surroundings, game: Game, given: SetupOptions): Settings {
  const says = wordsOf(world)
  const modes = Object.keys(game.modes)
  const mode = given.mode ?? modes[0]!
  const found = Object.hasOwn(game.modes, mode) ? game.modes[mode] : undefined
  if (found === undefined) throw new Misuse(says.games.noMode(game.title, mode, didYouMean(mode, modes, says.didYouMean), modes))
  const seats = given.seats ?? Math.min(...found.seats)
  if (!found.seats.includes(seats)) throw new Misuse(says.games.seats(game.title, mode, found.seats, seats))
  return { mode, seats, options: given.options ?? {} }
}

/** Parses a whole number on the command line: at least `least`, and at most `most` if given. */
export const whole =
  (world: Surroundings, least: number, most?: number) =>
  (text: string): number => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= least && number <= (most ?? Number.MAX_SAFE_INTEGER)) return number
    const { whole: from, within } = wordsOf(world).wrong
    throw new InvalidArgumentError(most === undefined ? from(least) : within(least, most))
  }

/** Parses a share on the command line, from 0 to 1. */
export const share =
  (world: Surroundings) =>
  (text: string): number => {
    if (/^(0|1|0?\.\d+|1\.0+)$/.test(text)) return Number(text)
    throw new InvalidArgumentError(wordsOf(world).wrong.share)
  }

/** Parses the settings of a table: a JSON object. */
export const tableOptions =
  (world: Surroundings) =>
  (text: string): Settings['options'] => {
    const found = parseData(text, '--options')
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found
    throw new InvalidArgumentError(wordsOf(world).wrong.tableOptions)
  }

/** Parses the budget per decision. */
export const budget =
  (world: Surroundings) =>
  (text: string): Budget => {
    const [, number, unit] = /^([1-9]\d*) ?(ms)?$/.exec(text) ?? []
    if (number === undefined) throw new InvalidArgumentError(wordsOf(world).wrong.budget)
    return unit === undefined ? { playouts: Number(number) } : { ms: Number(number) }
  }

/** The AI opponents with their descriptions, one per line. */
export function summaries(world: Surroundings, names: readonly string[]): string {
  const { human, mind } = wordsOf(world).usage
  return names.map((name) => `  ${name.padEnd(15)}${name === 'human' ? human : mind(name)}`).join('\n')
}
