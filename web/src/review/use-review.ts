import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { boxFor } from '../table/boxes.ts'
import type { TableLink } from '../table/link.ts'
import { language } from '../words/language.ts'
import { keepReview, keptReview } from '../table/kept-reviews.ts'
import { Reviewer, type Reviewing } from './reviewer.ts'

/** The review of a seat's decisions, in workers of its own. It starts automatically unless this device has stored one. */
export function useReview(link: TableLink, snapshot: Snapshot, record: string, seat: Seat): Reviewing & { reviewer: Reviewer } {
  const reviewer = useMemo(() => {
    const from = link.here?.from
    const about = async () => ({ record, box: await boxFor(snapshot), seat, from, language })
    return new Reviewer(about, keptReview(record, seat), (review) => keepReview(record, seat, review))
    // A finished match no longer changes.
  }, [link, record, seat])
  useEffect(() => {
    void reviewer.open()
    return () => reviewer.close()
  }, [reviewer])
  return { ...useSyncExternalStore(reviewer.subscribe, reviewer.state), reviewer }
}
