import { useState } from 'react'

/** Does something that may be refused. Returns the message of the last refusal, and whether something is in progress. */
export function useTrying(): { fault: string | null; busy: boolean; attempt(work: () => Promise<unknown>): void } {
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = (work: () => Promise<unknown>): void => {
    setFault(null)
    setBusy(true)
    work()
      .catch((error: Error) => setFault(error.message))
      .finally(() => setBusy(false))
  }
  return { fault, busy, attempt }
}
