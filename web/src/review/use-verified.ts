import type { Snapshot } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { boxFor } from '../table/boxes.ts'
import { KernelWorker } from '../table/kernel-worker.ts'
import type { TableLink } from '../table/link.ts'
import { receiptsFor } from '../table/receipts-for.ts'

/**
 * Whether the record proves its dice; if not, no reason counts as checked. Null during verification. A battle played on this device needs
 * no check.
 */
export function useVerified(link: TableLink, snapshot: Snapshot, record: string): boolean | null {
  const isOwn = link.here !== null
  const [isVerified, setVerified] = useState<boolean | null>(isOwn || null)
  useEffect(() => {
    if (isOwn) return
    const worker = new KernelWorker()
    boxFor(snapshot)
      .then((box) => worker.ask('verify', { record, box, seen: receiptsFor(snapshot) }))
      .then(
        ({ dice }) => setVerified(dice === 'proven' || dice === 'consistent'),
        () => setVerified(false),
      )
      .finally(() => worker.close())
    return () => worker.close()
    // A finished match no longer changes.
  }, [link, record])
  return isVerified
}
