import { useCallback, useEffect, useState } from 'react'

/** Something the server has, asked for at once and, with `everyMs`, again while the page is looked at. Null until it has answered, or while it does not. */
export function useLoaded<T>(load: () => Promise<T>, everyMs: number | null = null): { found: T | null; again(): Promise<void> } {
  const [found, setFound] = useState<T | null>(null)
  const again = useCallback(async () => {
    try {
      setFound(await load())
    } catch {
      // It is asked again; what was known stands until then.
    }
  }, [load])
  useEffect(() => {
    void again()
    if (everyMs === null) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void again(), everyMs)
    return () => clearInterval(timer)
  }, [again, everyMs])
  return { found, again }
}
