import type { Seat } from '@robodrome/kernel'
import type { Saved } from '@robodrome/table'
import { useEffect } from 'react'
import { drillId, drillsOf } from '../drills/collect.ts'
import { LEARNT } from '../drills/drill.ts'
import { daysBetween } from '../drills/schedule.ts'
import { addDrills, useDrills } from '../drills/store.ts'
import { today } from '../drills/today.ts'
import { sealOf } from '../table/kept-reviews.ts'
import { drillWords as w } from '../words/drills.ts'
import type { Reviewing } from './reviewer.ts'

interface About {
  reviewing: Reviewing
  record: string
  seat: Seat
  from: Saved | undefined
  /** Whether these are the reader's own decisions, in a record that can be trusted. */
  isWanted: boolean
  address: string
}

/** Makes drills from the reader's decisions that a review has explained, and tells when one of them comes back. */
export function useDrilled({
  reviewing: { stage, review },
  record,
  seat,
  from,
  isWanted,
  address,
}: About): (entries: number) => string | null {
  const { drills } = useDrills()
  const isReady = isWanted && review !== null && (stage === 'done' || stage === 'stopped')
  useEffect(() => {
    if (!isReady) return
    const found = drillsOf(review, { record, from, seat, today: today(), address })
    if (found !== null) addDrills(found.drills, found.battle)
    // A finished match no longer changes.
  }, [isReady, review, record, seat])
  const seal = sealOf(record)
  return (entries) => {
    const drill = seal === null ? undefined : drills.find(({ id }) => id === drillId(seal, seat, entries))
    if (drill === undefined) return null
    return drill.step === LEARNT ? w.isLearnt : w.inDrills(daysBetween(today(), drill.due))
  }
}
