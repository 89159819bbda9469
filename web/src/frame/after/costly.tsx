import type { Snapshot } from '@robodrome/table'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { points } from '../../kit/odds.ts'
import { boxFor } from '../../table/boxes.ts'
import { KernelWorker } from '../../table/kernel-worker.ts'
import type { TableLink } from '../../table/link.ts'
import type { Costly } from '../../table/review.ts'
import { words } from '../../words/index.ts'
import { language } from '../../words/language.ts'

/** The player's costliest decisions, with the better move, to watch and to play on from. Computed on request, since it takes a while. */
export function CostlyDecisions({
  link,
  snapshot,
  record,
  watch,
  playOn,
}: {
  link: TableLink
  snapshot: Snapshot
  record: string | null
  watch(entries: number): void
  playOn(entries: number): void
}) {
  const [found, setFound] = useState<Costly[] | 'thinking' | null>(null)
  const worker = useRef<KernelWorker | null>(null)
  useEffect(() => {
    return () => worker.current?.close()
  }, [])
  const [seat] = snapshot.own
  if (seat === undefined || record === null) return null
  const look = (): void => {
    setFound('thinking')
    const from = link.here?.from
    const thinker = new KernelWorker()
    worker.current = thinker
    boxFor(snapshot)
      .then((box) => thinker.ask('review', { record, box, seat, from, language }))
      .then(setFound, () => setFound(null))
      .finally(() => thinker.close())
  }
  const w = words.after
  return (
    <section className="costly panel" aria-live="polite">
      <h3>{w.costly}</h3>
      {found === null && <Button onClick={look}>{w.costlyLook}</Button>}
      {found === 'thinking' && <p role="status">{w.costlyThinking}</p>}
      {Array.isArray(found) && found.length === 0 && <p>{w.costlyNone}</p>}
      {Array.isArray(found) && (
        <ol>
          {found.map(({ entries, chose, better, cost, error }) => (
            <li key={entries}>
              <p>{w.costlyLine(chose, better, points(cost), error === null ? null : points(error))}</p>
              <div className="row flow">
                <Button look="ghost" onClick={() => watch(entries)}>
                  {w.watchIt}
                </Button>
                <Button onClick={() => playOn(entries)}>{w.practise}</Button>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
