import { useCallback, useEffect, useState } from 'react'

/** What the server was asked for: not here yet, here, or why not. */
export interface Asked<T> {
  found: T | null
  failed: string | null
  again(): void
}

/** Asks when the screen opens, whenever `key` changes, and again on demand; what was found stays until there is something newer. */
export function useAsked<T>(key: string, ask: () => Promise<T>): Asked<T> {
  const [state, setState] = useState<{ key: string; found: T | null; failed: string | null }>({ key, found: null, failed: null })
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let wanted = true
    ask().then(
      (found) => wanted && setState({ key, found, failed: null }),
      (error: Error) => wanted && setState((now) => ({ ...now, key, failed: error.message })),
    )
    return () => {
      wanted = false
    }
    // What to ask follows from the key.
  }, [key, times])
  const again = useCallback(() => setTimes((n) => n + 1), [])
  return { found: state.key === key ? state.found : null, failed: state.key === key ? state.failed : null, again }
}

/** Something that is done on a press: whether it is under way, and why it failed. */
export function useDeed(): { failed: string | null; isBusy: boolean; run(deed: () => Promise<unknown>): void } {
  const [failed, setFailed] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = (deed: () => Promise<unknown>): void => {
    setFailed(null)
    setBusy(true)
    deed()
      .catch((error: Error) => setFailed(error.message))
      .finally(() => setBusy(false))
  }
  return { failed, isBusy, run }
}
