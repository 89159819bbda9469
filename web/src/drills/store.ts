import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storage } from '../page/storage.ts'
import { drillBook, LEARNT, type Day, type Drill, type DrillBook, type PlayedBattle } from './drill.ts'
import { after, type Outcome } from './schedule.ts'

const KEY = 'robodrome.drills'
/** The most drills and battles that are kept: learnt drills go first, then the oldest. */
const MOST_DRILLS = 200
const MOST_BATTLES = 400

const NOTHING: DrillBook = { format: 'robodrome drills 1', drills: [], battles: [], log: { day: '1970-01-01', done: 0, fresh: 0 } }

let known: DrillBook | null = null
const listeners = new Set<() => void>()

/** The drills of this browser. */
export const drills = (): DrillBook => (known ??= readBook(storage()?.getItem(KEY) ?? null) ?? NOTHING)

/** A text as drills; null if it is anything else. */
function readBook(text: string | null): DrillBook | null {
  try {
    const parsed = z.safeParse(drillBook, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function change(to: DrillBook): void {
  known = limited(to)
  try {
    storage()?.setItem(KEY, JSON.stringify(known))
  } catch {
    // The storage is full or refused, so drills last until the page closes.
  }
  for (const listener of listeners) listener()
}

function limited(book: DrillBook): DrillBook {
  const isUnderWay = ({ step }: Drill): number => Number(step < LEARNT)
  const kept = book.drills.toSorted((a, b) => isUnderWay(b) - isUnderWay(a) || (a.day < b.day ? 1 : -1))
  return { ...book, drills: kept.slice(0, MOST_DRILLS), battles: book.battles.slice(-MOST_BATTLES) }
}

export const useDrills = (): DrillBook =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, drills)

/** Adds what a review has found. A drill that is known already keeps its step. */
export function addDrills(found: readonly Drill[], battle: PlayedBattle): void {
  const book = drills()
  const fresh = found.filter(({ id }) => !book.drills.some((each) => each.id === id))
  const before = book.battles.find(({ id }) => id === battle.id)
  const battles = [...book.battles.filter((each) => each !== before), { ...battle, day: before?.day ?? battle.day }]
  change({ ...book, drills: [...book.drills, ...fresh], battles })
}

/** Takes note of a first try. */
export function answer(id: string, outcome: Outcome, today: Day): void {
  const book = drills()
  const answered = book.drills.find((each) => each.id === id)
  if (answered === undefined) return
  const { done, fresh } = book.log.day === today ? book.log : { done: 0, fresh: 0 }
  change({
    ...book,
    drills: book.drills.map((each) => (each === answered ? { ...each, ...after(each, outcome, today) } : each)),
    log: { day: today, done: done + 1, fresh: fresh + (answered.times === 0 ? 1 : 0) },
  })
}

/** Keeps the twin of a drill for its step. */
export function keepTwin(id: string, twin: NonNullable<Drill['twin']>): void {
  const book = drills()
  change({ ...book, drills: book.drills.map((each) => (each.id === id ? { ...each, twin } : each)) })
}

/** All drills as a file. */
export const drillsAsText = (): string => `${JSON.stringify(drills())}\n`

/**
 * Merges a file by the ids of its drills: of two, the one that was answered more often stays. Returns the number of drills in the file, or
 * null if it is not such a file.
 */
export function importDrills(text: string): number | null {
  const read = readBook(text)
  if (read === null) return null
  const book = drills()
  const merged = new Map(book.drills.map((each) => [each.id, each]))
  for (const each of read.drills) {
    const own = merged.get(each.id)
    if (own === undefined || each.times > own.times) merged.set(each.id, each)
  }
  const battles = new Map([...read.battles, ...book.battles].map((each) => [each.id, each]))
  change({ ...book, drills: [...merged.values()], battles: [...battles.values()] })
  return read.drills.length
}
