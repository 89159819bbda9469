import type { Queue } from '@robodrome/protocol'
import { useSyncExternalStore } from 'react'
import { myQueue } from '../table/me.ts'
import { listTables, type SavedTable } from '../table/saved.ts'

/** All that waits for this person: tables of the server, the most urgent first, and tables on this device, the last touched first. */
export interface Waits extends Queue {
  here: SavedTable[]
  /** Whether a server has answered. */
  asked: boolean
}

const VISIBLE_MS = 8_000
const HIDDEN_MS = 60_000

const listeners = new Set<() => void>()
let waits: Waits = { waiting: [], vacation: null, here: [], asked: false }
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

/** At how many tables it is this person's move. */
export const useWaiting = (): number => {
  const { waiting, here } = useQueue()
  return waiting.length + here.length
}
