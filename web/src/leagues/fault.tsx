import { Forbidden } from '@robodrome/leagues'
import { useState } from 'react'
import { Alert } from '../kit/alert.tsx'
import { words } from '../words/index.ts'

/** Does something that may be refused, and keeps the reason for display. */
export function useAttempt(): { fault: string | null; isBusy: boolean; attempt(work: () => Promise<unknown>): void } {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const attempt = (work: () => Promise<unknown>): void => {
    setBusy(true)
    setFault(null)
    work()
      .catch((error: unknown) => setFault(reasonOf(error)))
      .finally(() => setBusy(false))
  }
  return { fault, isBusy, attempt }
}

/** Leagues on this device refuse with the rule's own sentence; a server's refusals were translated on arrival. */
const reasonOf = (error: unknown): string =>
  error instanceof Forbidden ? words.refusal(error.sentence, 'rule') : error instanceof Error ? error.message : String(error)

export const Fault = ({ fault }: { fault: string | null }) => fault && <Alert>{fault}</Alert>
