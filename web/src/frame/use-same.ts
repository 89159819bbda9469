import { useRef } from 'react'

/** Keeps the first of equal values, because everything from a worker or the wire is a new object each time. */
export function useSame<T>(value: T): T {
  const kept = useRef(value)
  if (kept.current !== value && JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value
  return kept.current
}
