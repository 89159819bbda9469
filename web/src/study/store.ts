import { useSyncExternalStore } from 'react'
import { storage } from '../page/storage.ts'
import { randomHex } from '../table/saved.ts'
import { readStudy, type Chapter, type Study } from './study.ts'

const KEY = 'robodrome.study.'
const ID_BYTES = 4

/** A study on this device. */
export interface KeptStudy {
  id: string
  study: Study
}

let known: readonly KeptStudy[] | null = null
const listeners = new Set<() => void>()

/** The studies of this browser, by title. */
export const studies = (): readonly KeptStudy[] => (known ??= load())

function load(): KeptStudy[] {
  const store = storage()
  const keys = Array.from({ length: store?.length ?? 0 }, (_, i) => store?.key(i) ?? '').filter((key) => key.startsWith(KEY))
  const found = keys.flatMap((key) => {
    const study = readStudy(store?.getItem(key) ?? '')
    return study === null ? [] : [{ id: key.slice(KEY.length), study }]
  })
  return found.toSorted((a, b) => a.study.title.localeCompare(b.study.title))
}

/** Stores a study, or removes it if it has no chapter left. */
export function keepStudy(id: string, study: Study): void {
  const others = studies().filter((each) => each.id !== id)
  known = study.chapters.length === 0 ? others : [...others, { id, study }]
  try {
    if (study.chapters.length === 0) storage()?.removeItem(KEY + id)
    else storage()?.setItem(KEY + id, JSON.stringify(study))
  } catch {
    // The storage is full or refused, so the study lasts until the page closes.
  }
  for (const listener of listeners) listener()
}

export function keepNewStudy(study: Study): string {
  const id = randomHex(ID_BYTES)
  keepStudy(id, study)
  return id
}

/** Adds a chapter to the study with this title, or begins one. */
export function addChapter(title: string, chapter: Chapter): string {
  const found = studies().find(({ study }) => study.title === title)
  if (found === undefined) return keepNewStudy({ format: 'robodrome study 1', title, chapters: [chapter] })
  keepStudy(found.id, { ...found.study, chapters: [...found.study.chapters, chapter] })
  return found.id
}

export const useStudies = (): readonly KeptStudy[] =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, studies)
