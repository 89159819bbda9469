import type { Seat } from '@robodrome/kernel'
import type { Review } from '@robodrome/review'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useRef, useState } from 'react'
import { boxFor } from '../../../table/boxes.ts'
import { KernelWorker } from '../../../table/kernel-worker.ts'
import type { TableLink } from '../../../table/link.ts'
import type { SaidFinding } from '../../../table/worker-messages.ts'
import { language } from '../../../words/language.ts'
import { keepReview, keptReview } from './kept.ts'

/** After this time a review stops by itself and keeps what is proven. */
const AT_MOST_MS = 60_000

/** `idle`: not begun. `done`: every decision was looked at. */
export type Stage = 'idle' | 'working' | 'stopped' | 'done' | 'failed'

export interface Reviewing {
  stage: Stage
  review: Review | null
  findings: readonly SaidFinding[]
  start(): void
  stop(): void
  goOn(): void
}

/** A review in a worker of its own, which goes on step by step while it is wanted. */
export function useReview(link: TableLink, snapshot: Snapshot, record: string, seat: Seat): Reviewing {
  const [kept] = useState(() => keptReview(record, seat))
  const [stage, setStage] = useState<Stage>(kept === null ? 'idle' : 'done')
  const [review, setReview] = useState<Review | null>(kept)
  const [findings, setFindings] = useState<readonly SaidFinding[]>([])
  const worker = useRef<KernelWorker | null>(null)
  const wanted = useRef(false)
  const from = link.here?.from
  const about = async () => ({ record, box: await boxFor(snapshot), seat, from })
  const thinker = (): KernelWorker => (worker.current ??= new KernelWorker())
  const say = async (now: Review): Promise<void> =>
    setFindings(await thinker().ask('reviewSaid', { ...(await about()), language, review: now }))

  useEffect(() => {
    if (kept !== null) say(kept).catch(() => setStage('idle'))
    return () => {
      wanted.current = false
      worker.current?.close()
      worker.current = null
    }
  }, [record, seat])

  const run = async (): Promise<void> => {
    wanted.current = true
    setStage('working')
    const end = performance.now() + AT_MOST_MS
    let said = findings.length
    let far: Review | null = review
    while (wanted.current && performance.now() < end) {
      const { review: now, isDone } = await thinker().ask('reviewOn', {})
      setReview((far = now))
      if (now.findings.length !== said) await say(now)
      said = now.findings.length
      if (!isDone) continue
      keepReview(record, seat, now)
      return setStage('done')
    }
    // What is proven stays, even if nobody goes on.
    if (far !== null) keepReview(record, seat, far)
    setStage('stopped')
  }
  const failed = (): void => setStage('failed')
  return {
    stage,
    review,
    findings,
    start() {
      setReview(null)
      setFindings([])
      about()
        .then((all) => thinker().ask('review', all))
        .then(run)
        .catch(failed)
    },
    stop: () => void (wanted.current = false),
    goOn: () => void run().catch(failed),
  }
}
