import { useCallback, useInsertionEffect, useRef } from 'react'

/** A stable function that calls the newest version of the given one. */
export function useNewest<T>(act: (of: T) => void): (of: T) => void {
  const newest = useRef(act)
  useInsertionEffect(() => {
    newest.current = act
  })
  return useCallback((of: T) => newest.current(of), [])
}
