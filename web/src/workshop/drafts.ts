import type { Json } from '@robodrome/kernel'
import { benchIds, type Version } from '@robodrome/workshop'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storage } from '../page/storage.ts'
import { forgetReport } from './fairness/report.ts'
import { randomHex } from '../table/saved.ts'

/** A box that is being edited. It is saved on this device automatically. */
export interface Draft {
  id: string
  game: string
  name: string
  /** The name and digest of the box it started from; null for the printed game. */
  from: string | null
  /** The content of that box, with which the draft can be compared; null for the printed game. */
  parent: Json
  saved: number
  content: Json
  /** The latest content without problems: an invalid field is played with its last valid value. */
  good: Json
  /** The versions kept of it, oldest first. */
  versions: readonly Version[]
}

const ID_BYTES = 4
const KEY = 'robodrome.workshop.'
/** The maximum number of boxes on a device. */
export const MOST_BOXES = 50
/** The maximum number of characters in a title. */
export const LONGEST_NAME = 40

const json = z.custom<Json>((value) => value !== undefined)
const versionShape = z.object({
  number: z.number(),
  note: z.string(),
  made: z.number(),
  parent: z.nullable(z.string()),
  digest: z.string(),
  kept: z.union([z.object({ changes: json }), z.object({ content: json })]),
})
const draftShape = z.object({
  id: z.string(),
  game: z.string().check(z.refine((game) => benchIds().includes(game))),
  name: z.string(),
  from: z.nullable(z.string()),
  parent: z.prefault(z.nullable(json), null),
  saved: z.number(),
  content: json,
  good: json,
  versions: z.prefault(z.array(versionShape), []),
})

/** Drafts in memory: a window that may not store anything loses them only when it closes. */
const drafts = new Map<string, Draft>()
let listed: readonly Draft[] = []
let isLoaded = false
let isStored = true
const listeners = new Set<() => void>()

function load(): void {
  isLoaded = true
  const store = storage()
  const keys = Array.from({ length: store?.length ?? 0 }, (_, i) => store?.key(i) ?? '').filter((key) => key.startsWith(KEY))
  for (const key of keys) {
    const draft = readDraft(store?.getItem(key) ?? null)
    if (draft !== null && key === KEY + draft.id) drafts.set(draft.id, draft)
  }
  changed()
}

/** A stored draft; null if somebody else wrote it. */
function readDraft(text: string | null): Draft | null {
  try {
    const parsed = z.safeParse(draftShape, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function changed(): void {
  listed = [...drafts.values()].toSorted((a, b) => b.saved - a.saved)
  for (const listener of listeners) listener()
}

export function saveDraft(draft: Draft): void {
  drafts.set(draft.id, draft)
  try {
    storage()?.setItem(KEY + draft.id, JSON.stringify(draft))
    isStored = storage() !== null
  } catch {
    isStored = false
  }
  changed()
}

export function removeDraft(id: string): void {
  drafts.delete(id)
  forgetReport(id)
  storage()?.removeItem(KEY + id)
  changed()
}

/** Whether the latest draft is stored on the device instead of only in this window. */
export const isKept = (): boolean => isStored

export function useDrafts(): readonly Draft[] {
  if (!isLoaded) load()
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => listed,
  )
}

/** A new draft with this content. */
export const newDraft = (game: string, name: string, content: Json, from: string | null = null): Draft => ({
  id: randomHex(ID_BYTES),
  game,
  name,
  from,
  parent: from === null ? null : content,
  saved: Date.now(),
  content,
  good: content,
  versions: [],
})
