import { useSyncExternalStore } from 'react'

/** Progress in learning, stored in this browser so that no account is needed. */
export interface Learnt {
  /** Guided battles by table: the next step, a pending reply, and whether the guide is over. */
  guides: Readonly<Record<string, { at: number; answer: string | null; over: 'no' | 'enough' | 'skipped' | 'done' }>>
  /** Games whose guided battle was followed to its end. */
  guided: readonly string[]
  /** Parts of the tour that were read, such as `GAME goal`. */
  seen: readonly string[]
  /** Attempted exercises by game: solved or not. */
  solved: Readonly<Record<string, Readonly<Record<string, boolean>>>>
  /** Days on which the daily puzzle was solved, such as 2026-11-15. */
  days: readonly string[]
}

const KEY = 'robodrome.learnt'
const NOTHING: Learnt = { guides: {}, guided: [], seen: [], solved: {}, days: [] }

function read(): Learnt {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Learnt>) }
  } catch {
    return NOTHING
  }
}

let known = read()
const listeners = new Set<() => void>()

export const learnt = (): Learnt => known

export function learn(change: (known: Learnt) => Learnt): void {
  known = change(known)
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // A private window stores nothing, so progress lasts until it is closed.
  }
  for (const listener of listeners) listener()
}

export const useLearnt = (): Learnt =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, learnt)
