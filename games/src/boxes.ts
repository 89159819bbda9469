import { BadInput, type Game, type Json, type PackedBox } from '@robodrome/kernel'
import type { Fault } from '@robodrome/reading'
import { demandFitTexts } from '@robodrome/reading/text'
import { merge } from './changes.ts'
import { digestOf } from './digest.ts'
import { gameIds, registry, type Entry } from './registry.ts'
import { boxSays } from './says.ts'

/** An opened box: its game, its complete content, and its name with the content's digest, as written in records. */
export interface OpenedBox {
  game: Game
  name: string
  content: Json
  /** The box that it is based on according to its file, by name and digest. */
  from: string | null
}

/** No valid content nests this deep; deeper input could overflow recursive readers. */
const DEEPEST = 16
const isDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' && value !== null && (most === 0 || Object.values(value).some((part) => isDeeper(part, most - 1)))

/** A box after reading: its title, and its complete content. `faults` lists the faults of the file; the content may have more. */
interface BoxRead {
  entry: Entry
  title: string
  content: Json
  from: string | null
  faults: Fault[]
}

/** Reads a box file and applies its changes. Throws BadInput if it is not a box at all. */
async function readWhole(value: unknown): Promise<BoxRead> {
  if (isDeeper(value, DEEPEST)) throw new BadInput([], 'lists in lists', boxSays('atMostDeep', { most: DEEPEST }))
  demandFitTexts(value)
  // The page shows the names of games long before it opens a box, so the schemas are loaded with the first box.
  const { readBoxFile } = await import('./read-box-file.ts')
  const { game: id, id: title, content, changes, from = null } = readBoxFile(value)
  const entry = registry[id]!
  if (entry.box === undefined) throw new BadInput(['game'], id, boxSays('gameWithBoxes', { games: withBoxes().join(', ') }))
  const faults: Fault[] = []
  return { entry, title, content: content ?? merge(await entry.box(), changes ?? {}, ['changes'], faults), from, faults }
}

/** Opens a box from outside; throws BadInput for the first fault. */
export async function openBox(value: unknown): Promise<OpenedBox> {
  const { entry, title, content, from, faults } = await readWhole(value)
  // Does not use `asError`: the page loads this file first, and the schemas only with the first box.
  const [fault] = faults
  if (fault !== undefined) throw new BadInput(fault.path, fault.found, fault.expected)
  const name = `${title} ${digestOf(content)}`
  return {
    game: remember(name, known.get(name) ?? { ...(await entry.open!(content, name)), box: name, content }),
    name,
    content,
    from,
  }
}

/** Lists everything that prevents a box from being opened, not just the first fault. */
export async function faultsOfBox(value: unknown): Promise<Fault[]> {
  try {
    const { entry, content, faults } = await readWhole(value)
    return [...faults, ...(await entry.faults!(content))]
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const { path, found, expected } = error
    return [{ path, found, expected }]
  }
}

/** LRU cache of games by box. Callers that still hold an evicted game can keep using it. */
const known = new Map<string, Game>()
const MOST_KNOWN = 50

/** The first entry of the map is the least recently used and is evicted. */
function remember(name: string, game: Game): Game {
  known.delete(name)
  known.set(name, game)
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!)
  return game
}

/** Opens the game with this id, played with a box from outside. Throws BadInput if the box does not match its digest. */
export async function openPacked(id: string, { name, content }: PackedBox): Promise<Game> {
  const before = known.get(name)
  const found = before !== undefined ? remember(name, before) : (await openBox({ game: id, id: name.split(' ')[0], content })).game
  if (found.box !== name) throw new BadInput(['box'], name, boxSays('nameFromContent', { box: found.box ?? '' }))
  if (found.id !== id) throw new BadInput(['box'], found.id, boxSays('boxFor', { game: id }))
  return found
}

/** Lists the games that accept other content. */
export const withBoxes = (): string[] => gameIds().filter((id) => registry[id]!.open !== undefined)
