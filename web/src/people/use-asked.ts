import { useCallback, useEffect, useState } from 'react'

/** A request to the server: loading, loaded, or failed. */
export interface Asked<T> {
  found: T | null
  failed: string | null
  again(): void
}

/** Sends the request on opening, whenever `key` changes, and on demand; the old result stays until a newer one arrives. */
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
    // The key determines the request.
  }, [key, times])
  const again = useCallback(() => setTimes((n) => n + 1), [])
  return { found: state.key === key ? state.found : null, failed: state.key === key ? state.failed : null, again }
}

/** The action of a button: whether it is running, and why it failed. */
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
