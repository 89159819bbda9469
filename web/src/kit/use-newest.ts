import { useCallback, useInsertionEffect, useRef } from 'react'

/** One function for as long as a component stands, which does what the newest one given to it does. */
export function useNewest<T>(act: (of: T) => void): (of: T) => void {
  const newest = useRef(act)
  useInsertionEffect(() => {
    newest.current = act
  })
  return useCallback((of: T) => newest.current(of), [])
}
