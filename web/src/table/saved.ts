import type { Result, Settings } from '@robodrome/kernel'
import type { Play, Saved, Step } from '@robodrome/table'
import { storage } from '../page/storage.ts'
import { forgetBoxes } from './boxes.ts'

export type LocalSeat = { kind: 'person'; name: string } | { kind: 'mind'; name: string; mind: string }

/** A table in this browser, with enough data to resume at any step. */
export interface SavedTable {
  id: string
  game: string
  settings: Settings
  /** The name of its box; undefined for the game's own content. */
  box?: string
  seats: LocalSeat[]
  seed: string
  /** All steps; none before it was first opened. */
  steps: Step[]
  /** Whether it continues another battle, so that its first steps did not come from this table's seed. */
  branch: boolean
  /** The position it starts from. Such a battle has no record that others could replay. */
  from?: Saved
  guided: boolean
  /** Whether somebody sent it for watching, so that nobody here plays in it. */
  sent?: true
  changed: number
  /** The milliseconds played, without pauses; undefined for tables from the time before this was counted. */
  played?: number
  /** Who must choose, so that the lobby need not run the rules. */
  asked: number[]
  over: boolean
  result: Result | null
}

/** The older format, from the time before tables had the same steps as on a server. */
interface OlderTable extends Omit<SavedTable, 'seed' | 'steps'> {
  secret: { seed: string; contributions: string[] }
  /** Outcomes of the start; null before the first start. */
  opening: string[] | null
  plays: Play[]
}

/** The person at this browser: the owner of its tables, in every human seat. */
export const HERE = 'here'

/** The first steps of a table on this device. Nobody contributes to the dice here, because host and guests are one. */
export const beginning = (seats: readonly LocalSeat[], outcomes: string[]): Step[] => [
  ...seats.flatMap(({ kind, name }, seat): Step[] => (kind === 'person' ? [{ kind: 'sit', seat, guest: HERE, name, promise: null }] : [])),
  { kind: 'start', minds: [], outcomes },
]

export function upToDate(found: SavedTable | OlderTable): SavedTable {
  if (!('plays' in found)) return found
  const { secret, opening, plays, ...table } = found
  return { ...table, seed: secret.seed, steps: opening === null ? [] : [...beginning(table.seats, opening), ...plays] }
}

const KEY = 'robodrome.table.'
const KEPT = 24

export function loadTable(id: string): SavedTable | null {
  const text = storage()?.getItem(KEY + id)
  if (!text) return null
  try {
    const found = upToDate(JSON.parse(text) as SavedTable | OlderTable)
    return found.id === id && Array.isArray(found.steps) ? found : null
  } catch {
    return null
  }
}

/** Called at every step, so it does nothing else. If there is no room, the older half of the tables is deleted. */
export function saveTable(table: SavedTable): void {
  const store = storage()
  const text = JSON.stringify(table)
  try {
    store?.setItem(KEY + table.id, text)
  } catch {
    for (const old of listTables().slice(KEPT / 2)) if (old.id !== table.id) forgetTable(old.id)
  }
}

/** Stores a new table. If there is no room, the oldest ones are deleted. */
export function keepNew(table: SavedTable): void {
  for (const old of listTables().slice(KEPT - 1)) forgetTable(old.id)
  saveTable(table)
  forgetBoxes(new Set(listTables().map(({ box }) => box)))
}

export const forgetTable = (id: string): void => storage()?.removeItem(KEY + id)

/** All tables, the latest first. */
export function listTables(): SavedTable[] {
  const store = storage()
  if (!store) return []
  const ids = Array.from({ length: store.length }, (_, i) => store.key(i) ?? '').filter((key) => key.startsWith(KEY))
  const found = ids.map((key) => loadTable(key.slice(KEY.length))).filter((table) => table !== null)
  return found.toSorted((a, b) => b.changed - a.changed)
}

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const randomHex = hex

export function newTable(
  table: Pick<SavedTable, 'game' | 'settings' | 'seats'> & Partial<Pick<SavedTable, 'box' | 'seed' | 'guided' | 'from'>>,
): SavedTable {
  const { game, settings, box, seats, seed, guided = false, from } = table
  return {
    id: hex(6),
    game,
    settings,
    ...(box !== undefined && { box }),
    seats,
    seed: seed ?? hex(32),
    steps: [],
    branch: false,
    guided,
    ...(from && { from }),
    changed: Date.now(),
    asked: [],
    over: false,
    result: null,
  }
}
