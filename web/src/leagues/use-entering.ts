import { placeHref } from '../page/route.ts'
import { enterCompetition } from './api.ts'
import { useAttempt } from './fault.tsx'

/** Takes a place in a competition, and goes there. */
export function useEntering(relist: () => void) {
  const { attempt, fault, isBusy } = useAttempt()
  const join = (id: string): void =>
    attempt(async () => {
      await enterCompetition(id)
      relist()
      location.hash = placeHref('leagues', id)
    })
  return { join, fault, isBusy }
}
