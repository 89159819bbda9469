import { useSyncExternalStore } from 'react'

/** How far somebody has come in learning, kept in this browser: nobody needs an account for it. */
export interface Learnt {
  /** Guided battles by table: the step that comes next, what is to be answered first, whether the guide is over. */
  guides: Readonly<Record<string, { at: number; answer: string | null; over: 'no' | 'enough' | 'skipped' | 'done' }>>
  /** Games whose guided battle was followed to its end. */
  guided: readonly string[]
  /** Parts of the way that were looked at: such as `GAME goal`. */
  seen: readonly string[]
  /** Exercises by game that were tried: solved or not. */
  solved: Readonly<Record<string, Readonly<Record<string, boolean>>>>
  /** Days, such as 2026-11-15, on which the puzzle of the day was solved. */
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
    // A private window keeps nothing; what is learnt holds until it closes.
  }
  for (const listener of listeners) listener()
}

export const useLearnt = (): Learnt =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, learnt)
