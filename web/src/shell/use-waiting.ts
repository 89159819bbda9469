import { useSyncExternalStore } from 'react'
import { ownTables } from '../table/api.ts'
import { listTables } from '../table/saved.ts'

const REFRESH = 15_000

const listeners = new Set<() => void>()
let online = 0
let all = 0
let timer: ReturnType<typeof setInterval> | undefined

function tell(): void {
  const here = listTables().filter(({ over, seats, asked }) => !over && asked.some((seat) => seats[seat]?.kind === 'person')).length
  if (here + online === all) return
  all = here + online
  for (const listener of listeners) listener()
}

async function look(): Promise<void> {
  tell()
  const own = await ownTables().catch(() => null)
  if (own === null) return
  online = own.filter(({ yourMove }) => yourMove).length
  tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    void look()
    timer = setInterval(() => document.visibilityState === 'visible' && void look(), REFRESH)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** At how many tables it is this person's move, on this device and on the server. */
export const useWaiting = (): number => useSyncExternalStore(subscribe, () => all)
