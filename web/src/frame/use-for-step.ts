import { useCallback, useState } from 'react'

/**
 * A state that holds for one step of the table and is gone with it. What belongs to a step is kept with its number instead of being cleared by an effect:
 * effects run some time after the step is on the screen, and would wipe out what a quick finger has picked meanwhile.
 */
export function useForStep<T>(seq: number): [T | null, (value: T | null) => void] {
  const [kept, keep] = useState<{ seq: number; value: T | null }>({ seq, value: null })
  const set = useCallback((value: T | null) => keep({ seq, value }), [seq])
  return [kept.seq === seq ? kept.value : null, set]
}
