import { useRef } from 'react'

/** The value as it was given first for as long as it says the same: whatever comes from a worker or over the wire is a new object each time. */
export function useSame<T>(value: T): T {
  const kept = useRef(value)
  if (kept.current !== value && JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value
  return kept.current
}
