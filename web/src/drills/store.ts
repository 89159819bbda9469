import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storage } from '../page/storage.ts'
import { bookOf, drillBook, LEARNT, validDrills, type Day, type Drill, type DrillBook, type PlayedBattle } from './drill.ts'
import { after, type Outcome } from './schedule.ts'

const KEY = 'robodrome.drills'
/** The maximum number of drills and battles that are kept: learnt drills are dropped first, then the oldest. */
const MOST_DRILLS = 200
const MOST_BATTLES = 400

const NOTHING: DrillBook = { format: 'robodrome drills 1', drills: [], battles: [], log: { day: '1970-01-01', done: 0, fresh: 0 } }

let known: DrillBook | null = null
/** The stored text that corresponds to `known`. */
let seen: string | null = null
const listeners = new Set<() => void>()

/** The drills of this browser. */
export const drills = (): DrillBook => known ?? fresh()

/** The drills as stored now, because another tab may have changed them. */
function fresh(): DrillBook {
  const text = storage()?.getItem(KEY) ?? null
  if (known !== null && text === seen) return known
  seen = text
  return (known = bookOf(jsonOf(text)) ?? NOTHING)
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Reads a file with drills; null if anything in it is invalid. */
function readBook(text: string): DrillBook | null {
  const parsed = z.safeParse(drillBook, jsonOf(text))
  return parsed.success ? parsed.data : null
}

function change(by: (book: DrillBook) => DrillBook): void {
  known = limited(by(fresh()))
  try {
    const text = JSON.stringify(known)
    storage()?.setItem(KEY, text)
    seen = text
  } catch {
    // The storage is full or was refused, so drills last only until the page closes.
  }
  tell()
}

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Another tab has changed the drills, or cleared the storage. */
const heard = ({ key }: StorageEvent): void => {
  if (key !== null && key !== KEY) return
  fresh()
  tell()
}

function limited(book: DrillBook): DrillBook {
  const isUnderWay = ({ step }: Drill): number => Number(step < LEARNT)
  const kept = book.drills.toSorted((a, b) => isUnderWay(b) - isUnderWay(a) || (a.day < b.day ? 1 : -1))
  return { ...book, drills: kept.slice(0, MOST_DRILLS), battles: book.battles.slice(-MOST_BATTLES) }
}

export const useDrills = (): DrillBook =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    addEventListener('storage', heard)
    return () => listeners.delete(listener)
  }, drills)

/** Adds what a review has found. A drill that is already known keeps its step; one that could not be read again is left out. */
export const addDrills = (found: readonly Drill[], battle: PlayedBattle): void =>
  change((book) => {
    const added = validDrills(found).filter(({ id }) => !book.drills.some((each) => each.id === id))
    const before = book.battles.find(({ id }) => id === battle.id)
    const battles = [...book.battles.filter((each) => each !== before), { ...battle, day: before?.day ?? battle.day }]
    return { ...book, drills: [...book.drills, ...added], battles }
  })

/** Records a first attempt. */
export const answer = (id: string, outcome: Outcome, today: Day): void =>
  change((book) => {
    const answered = book.drills.find((each) => each.id === id)
    if (answered === undefined) return book
    const log = book.log.day === today ? book.log : { done: 0, fresh: 0 }
    return {
      ...book,
      drills: book.drills.map((each) => (each === answered ? { ...each, ...after(each, outcome, today) } : each)),
      log: { day: today, done: log.done + 1, fresh: log.fresh + (answered.times === 0 ? 1 : 0) },
    }
  })

/** Stores the twin of a drill for its step. */
export const keepTwin = (id: string, twin: NonNullable<Drill['twin']>): void =>
  change((book) => ({ ...book, drills: book.drills.map((each) => (each.id === id ? { ...each, twin } : each)) }))

/** Removes a drill that can no longer be played. */
export const removeDrill = (id: string): void => change((book) => ({ ...book, drills: book.drills.filter((each) => each.id !== id) }))

/** All drills as a file. */
export const drillsAsText = (): string => `${JSON.stringify(drills())}\n`

/**
 * Merges a file by the ids of its drills: of two, the one answered more often stays. Returns the number of drills in the file, or null if
 * it is not such a file.
 */
export function importDrills(text: string): number | null {
  const read = readBook(text)
  if (read === null) return null
  change((book) => {
    const merged = new Map(book.drills.map((each) => [each.id, each]))
    for (const each of read.drills) {
      const own = merged.get(each.id)
      if (own === undefined || each.times > own.times) merged.set(each.id, each)
    }
    const battles = new Map([...read.battles, ...book.battles].map((each) => [each.id, each]))
    return { ...book, drills: [...merged.values()], battles: [...battles.values()] }
  })
  return read.drills.length
}
