import { useSyncExternalStore } from 'react'

const CHANGES = ['online', 'offline'] as const

function subscribe(changed: () => void): () => void {
  for (const name of CHANGES) addEventListener(name, changed)
  return () => {
    for (const name of CHANGES) removeEventListener(name, changed)
  }
}

/** Whether the browser says it has a network, also where that changed while the page was drawn for the first time. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
