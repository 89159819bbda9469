import type { Language } from '@robodrome/games'
import type { Json, PackedBox, Seat } from '@robodrome/kernel'
import type { Fault, Receipt, Saved, ShortRecord, Snapshot, Wish } from '@robodrome/table'
import type { Guess } from './chance-history.ts'
import type { SavedTable } from './saved.ts'

/** What the page says to the worker of a table. Each is answered by a reply with its id. */
export type ToWorker = { id: number } & (
  | { type: 'warm'; game: string }
  | { type: 'open'; table: SavedTable; box: PackedBox | undefined }
  | { type: 'do'; wish: Wish }
  | { type: 'look'; seat: Seat | null }
  | { type: 'ask'; kind: string; args: Json }
  | { type: 'moments' }
  | { type: 'record' }
  | { type: 'hint' }
  | { type: 'momentsOf'; record: string; box: PackedBox | undefined; seat: Seat | null }
  | { type: 'review'; record: string; box: PackedBox | undefined; seat: Seat; from: Saved | undefined; language: Language }
  | { type: 'luck'; record: string; box: PackedBox | undefined; from: Saved | undefined }
  | { type: 'verify'; record: string; box: PackedBox | undefined; seen: Receipt[] }
  | { type: 'branch'; record: string; entries: number }
  | { type: 'shorten'; record: string; box: PackedBox | undefined }
  | { type: 'sent'; battle: ShortRecord; box: PackedBox | undefined }
)

/** What the worker says: an answer, why not, or that the table has changed. */
export type FromWorker =
  | { type: 'reply'; id: number; value: unknown }
  | { type: 'fault'; id: number; fault: Fault }
  | { type: 'changed'; snapshot: Snapshot; table: SavedTable; chances: readonly Guess[] }
