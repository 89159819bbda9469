import { useCallback, useState } from 'react'

/**
 * State that holds for one step of the table. It is stored with the step's number instead of being cleared by an effect: effects run after
 * the step is on screen, and would wipe out a quick choice.
 */
export function useForStep<T>(seq: number): [T | null, (value: T | null) => void] {
  const [kept, keep] = useState<{ seq: number; value: T | null }>({ seq, value: null })
  const set = useCallback((value: T | null) => keep({ seq, value }), [seq])
  return [kept.seq === seq ? kept.value : null, set]
}
