import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { BadInput, demandFitTexts, type Game, type Json, type PackedBox } from '@robodrome/kernel'
import { gameIds, registry } from './registry.ts'

/** An opened box: its game, all its content, and its name with the content's digest, as records have it. */
export interface OpenedBox {
  game: Game
  name: string
  content: Json
}

/** No content nests this deep; deeper input could overflow recursive readers. */
const DEEPEST = 16
const isDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' && value !== null && (most === 0 || Object.values(value).some((part) => isDeeper(part, most - 1)))

/** Opens a box from outside; throws BadInput for the first fault. */
export async function openBox(value: unknown): Promise<OpenedBox> {
  if (isDeeper(value, DEEPEST)) throw new BadInput([], 'lists in lists', `at most ${DEEPEST} inside each other`)
  demandFitTexts(value)
  // The page names games long before it opens a box: schemas load with the first box.
  const { readBoxFile } = await import('./read-box-file.ts')
  const { game: id, id: title, content, changes } = readBoxFile(value)
  const entry = registry[id]!
  if (entry.box === undefined || entry.open === undefined)
    throw new BadInput(['game'], id, `a game that can be played with other content: ${withBoxes().join(', ')}`)
  const whole = content ?? merge(await entry.box(), changes ?? {}, ['changes'])
  const digest = bytesToHex(sha256(utf8ToBytes(canonical(whole))))
  const name = `${title} ${digest}`
  return {
    game: remember(name, known.get(name) ?? { ...(await entry.open(whole, name)), box: name, content: whole }),
    name,
    content: whole,
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

/** The game with this id and a box from elsewhere. Throws BadInput if the box does not match its digest. */
export async function openPacked(id: string, { name, content }: PackedBox): Promise<Game> {
  const before = known.get(name)
  const found = before !== undefined ? remember(name, before) : (await openBox({ game: id, id: name.split(' ')[0], content })).game
  if (found.box !== name) throw new BadInput(['box'], name, `${found.box}, which is what its content gives`)
  if (found.id !== id) throw new BadInput(['box'], found.id, `a box for ${id}`)
  return found
}

/** The games that accept other content. */
export const withBoxes = (): string[] => gameIds().filter((id) => registry[id]!.open !== undefined)

/** The field that identifies an entry of a list. */
const KEYS = ['id', 'kind', 'name'] as const

/**
 * Applies changes to content. Objects are merged field by field, lists of pieces by id; everything else is replaced. Unknown entries are refused, so
 * that a typing error does not go unnoticed.
 */
function merge(own: Json, changes: Json, path: readonly (string | number)[]): Json {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes) || typeof own !== 'object' || own === null) return changes
  if (Array.isArray(own)) return mergeList(own, changes, path)
  const merged = { ...own }
  for (const [key, change] of Object.entries(changes)) {
    if (!Object.hasOwn(own, key)) throw new BadInput([...path, key], change, `one of ${Object.keys(own).join(', ')}`)
    merged[key] = merge(own[key]!, change, [...path, key])
  }
  return merged
}

function mergeList(own: readonly Json[], changes: { [key: string]: Json }, path: readonly (string | number)[]): Json {
  const known = own.map(keyOf)
  const merged = [...own]
  for (const [key, change] of Object.entries(changes)) {
    const at = placeIn(own, known, key)
    if (at < 0) throw new BadInput([...path, key], change, `one of ${known.join(', ')}`)
    merged[at] = merge(merged[at]!, change, [...path, key])
  }
  return merged
}

/** An entry's place in its list, by its id or by a name that no other entry has; -1 if there is none. */
function placeIn(own: readonly Json[], known: readonly string[], key: string): number {
  const byId = known.indexOf(key)
  if (byId >= 0) return byId
  const named = own.flatMap((piece, i) =>
    typeof piece === 'object' && piece !== null && 'name' in piece && piece['name'] === key ? [i] : [],
  )
  return named.length === 1 ? named[0]! : -1
}

function keyOf(piece: Json): string {
  if (typeof piece !== 'object' || piece === null || Array.isArray(piece)) return ''
  const key = KEYS.map((name) => piece[name]).find((found) => typeof found === 'string')
  return key ?? ''
}

/** Equal content gives equal text, whatever the order of its fields. */
function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const keys = Object.keys(value).toSorted()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key]!)}`).join(',')}}`
}

/** A difference between a box and the standard content: its place, and both values. */
export type Difference = { path: string; own: Json; now: Json }

/** The differences between a box and the standard content. */
export async function boxDifferences(id: string, content: Json): Promise<Difference[]> {
  const own = (await registry[id]?.box?.()) ?? null
  return compare(own, content, '')
}

function compare(own: Json, now: Json, path: string): Difference[] {
  if (typeof own !== 'object' || own === null || typeof now !== 'object' || now === null || Array.isArray(own) !== Array.isArray(now))
    return canonical(own) === canonical(now) ? [] : [{ path, own, now }]
  const [a, b] = [byKey(own), byKey(now)]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) =>
    compare(a[key] ?? null, b[key] ?? null, path === '' ? key : `${path}.${key}`),
  )
}

const byKey = (value: Json[] | { [key: string]: Json }): { [key: string]: Json } =>
  Array.isArray(value) ? Object.fromEntries(value.map((piece, i) => [keyOf(piece) || `${i}`, piece])) : value
