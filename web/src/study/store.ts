import { useSyncExternalStore } from 'react'
import { storage } from '../page/storage.ts'
import { randomHex } from '../table/saved.ts'
import { isChapter, MOST_CHAPTERS, readKept, type Chapter, type Study } from './study.ts'

const KEY = 'robodrome.study.'
const ID_BYTES = 4

/** A study on this device. */
export interface KeptStudy {
  id: string
  study: Study
}

/** Studies that could not be stored. They last until the page closes. */
const unsaved = new Map<string, Study>()
let known: readonly KeptStudy[] | null = null
const listeners = new Set<() => void>()

/** The studies of this browser, by title. */
export const studies = (): readonly KeptStudy[] => (known ??= load())

function load(): KeptStudy[] {
  const store = storage()
  const keys = Array.from({ length: store?.length ?? 0 }, (_, i) => store?.key(i) ?? '').filter((key) => key.startsWith(KEY))
  const found = keys.flatMap((key) => {
    const study = readKept(store?.getItem(key) ?? '')
    const id = key.slice(KEY.length)
    return study === null || unsaved.has(id) ? [] : [{ id, study }]
  })
  const here = [...unsaved].flatMap(([id, study]) => (study.chapters.length === 0 ? [] : [{ id, study }]))
  return [...found, ...here].toSorted((a, b) => a.study.title.localeCompare(b.study.title))
}

/** Stores a study, or removes it if it has no chapter left. */
export function keepStudy(id: string, study: Study): void {
  if (store(id, study)) unsaved.delete(id)
  else unsaved.set(id, study)
  reload()
}

/** Stores a study. Returns whether that worked, because the storage may be full or refused. */
function store(id: string, study: Study): boolean {
  const here = storage()
  try {
    if (study.chapters.length === 0) here?.removeItem(KEY + id)
    else here?.setItem(KEY + id, JSON.stringify(study))
    return here !== null
  } catch {
    return false
  }
}

function reload(): void {
  known = load()
  for (const listener of listeners) listener()
}

/** Another tab has changed a study, or cleared the storage. */
const heard = ({ key }: StorageEvent): void => {
  if (key === null || key.startsWith(KEY)) reload()
}

export function keepNewStudy(study: Study): string {
  const id = randomHex(ID_BYTES)
  keepStudy(id, study)
  return id
}

/**
 * Adds a chapter to a study with this title that has room for it, or begins a new study. Returns its id; null if the chapter is too large
 * to be read again.
 */
export function addChapter(title: string, chapter: Chapter): string | null {
  if (!isChapter(chapter)) return null
  // Another tab may have added one.
  known = load()
  const found = known.find(({ study }) => study.title === title && study.chapters.length < MOST_CHAPTERS)
  if (found === undefined) return keepNewStudy({ format: 'robodrome study 1', title, chapters: [chapter] })
  keepStudy(found.id, { ...found.study, chapters: [...found.study.chapters, chapter] })
  return found.id
}

export const useStudies = (): readonly KeptStudy[] =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    addEventListener('storage', heard)
    return () => listeners.delete(listener)
  }, studies)
