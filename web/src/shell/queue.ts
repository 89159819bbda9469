import type { LeagueDuty, Queue, Waiting } from '@robodrome/protocol'
import { useSyncExternalStore } from 'react'
import { myQueue } from '../table/me.ts'
import { listTables, type SavedTable } from '../table/saved.ts'

/** All that waits for this person: tables and competitions of the server, the most urgent first, and tables on this device, the last touched first. */
export interface Waits extends Queue {
  here: SavedTable[]
  /** Whether a server has answered. */
  asked: boolean
}

const VISIBLE_MS = 8_000
const HIDDEN_MS = 60_000

const listeners = new Set<() => void>()
let waits: Waits = { waiting: [], leagues: [], vacation: null, here: [], asked: false }
let timer: ReturnType<typeof setTimeout> | undefined

const isWaiting = ({ over, seats, asked }: SavedTable): boolean => !over && asked.some((seat) => seats[seat]?.kind === 'person')

function set(next: Waits): void {
  if (JSON.stringify(next) === JSON.stringify(waits)) return
  waits = next
  for (const listener of listeners) listener()
}

/** Looks at once, and then again and again: less often while nobody sees the page. */
export async function lookAtQueue(known?: Queue): Promise<void> {
  clearTimeout(timer)
  const here = listTables().filter(isWaiting)
  set({ ...waits, here })
  try {
    set({ ...(known ?? (await myQueue())), here, asked: true })
  } catch {
    // Without a server the tables of this device wait all the same, and what was known of the others stays.
  }
  clearTimeout(timer)
  if (listeners.size > 0) timer = setTimeout(() => void lookAtQueue(), document.visibilityState === 'visible' ? VISIBLE_MS : HIDDEN_MS)
}

const again = (): void => void (document.visibilityState === 'visible' && lookAtQueue())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    void lookAtQueue()
    document.addEventListener('visibilitychange', again)
    addEventListener('hashchange', again)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', again)
    removeEventListener('hashchange', again)
  }
}

export const useQueue = (): Waits => useSyncExternalStore(subscribe, () => waits)

/** How much waits for this person: moves, and whatever competitions ask. */
export const useWaiting = (): number => {
  const { waiting, leagues, here } = useQueue()
  return waiting.length + leagues.length + here.length
}

/** A move at a table, or something that a competition asks. */
export type Task = { key: string; due: number | null; live: boolean } & ({ waiting: Waiting } | { duty: LeagueDuty })

const rank = ({ live, due }: Task): number => (live ? 0 : due === null ? 2 : 1)

/** All that waits on the server in one row, the most urgent first: what is live, then what has least time. */
export const tasksOf = ({ waiting, leagues }: Pick<Queue, 'waiting' | 'leagues'>): Task[] =>
  [
    ...waiting.map((each): Task => ({ key: each.table, due: each.due, live: each.live, waiting: each })),
    ...leagues.map((duty): Task => ({ key: `${duty.competition} ${duty.table ?? duty.what}`, due: duty.by, live: duty.live, duty })),
  ].toSorted((a, b) => rank(a) - rank(b) || (a.due ?? 0) - (b.due ?? 0))
