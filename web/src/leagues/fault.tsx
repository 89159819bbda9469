import { useState } from 'react'

/** Does something that may be refused, and keeps the reason for the screen. */
export function useAttempt(): { fault: string | null; isBusy: boolean; attempt(work: () => Promise<unknown>): void } {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const attempt = (work: () => Promise<unknown>): void => {
    setBusy(true)
    setFault(null)
    work()
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false))
  }
  return { fault, isBusy, attempt }
}

export const Fault = ({ fault }: { fault: string | null }) =>
  fault && (
    <p className="harm" role="alert">
      {fault}
    </p>
  )
