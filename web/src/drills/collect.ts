import type { Seat } from '@robodrome/kernel'
import type { Review } from '@robodrome/review'
import { kindOf } from '@robodrome/review/kinds'
import { readRecord, type Saved } from '@robodrome/table'
import { sealOf } from '../table/kept-reviews.ts'
import { recordUpTo } from '../table/task-table.ts'
import type { Day, Drill, PlayedBattle } from './drill.ts'
import { addDays } from './schedule.ts'

/** Decisions that cost at least this much, and for which a reason is known, become drills. */
const LEAST_COST = 0.05

/** Returns the seat whose decisions become drills. If several people share a device, only the first seat certainly belongs to its owner. */
export const drilledSeat = (own: readonly Seat[]): Seat | null => own[0] ?? null

/** The drills and the costs from a battle reviewed today. None if it has no seal, or was played with content other than the printed one. */
export function drillsOf(
  review: Review,
  { record, from, seat, today, address }: { record: string; from: Saved | undefined; seat: Seat; today: Day; address: string },
): { drills: Drill[]; battle: PlayedBattle } | null {
  const seal = sealOf(record)
  const read = readRecord(record)
  if (seal === null || read.box !== undefined || read.code !== undefined) return null
  const { game } = read
  const battle: PlayedBattle = { id: `${seal} ${seat}`, game, day: today, costs: {}, review: address }
  for (const { cost, reasons } of review.findings) {
    const kind = kindOf(reasons)
    battle.costs[kind] = (battle.costs[kind] ?? 0) + cost
  }
  const drills = review.findings
    .filter(({ cost, reasons }) => cost >= LEAST_COST && reasons.length > 0)
    .map((finding): Drill => {
      const { entries: at, chosen, better, reasons, cost } = finding
      const task = { record: recordUpTo(record, at), from, seat, chosen: [...chosen], better: [...better], reasons: [...reasons] }
      return {
        id: drillId(seal, seat, at),
        game,
        kind: kindOf(reasons),
        cost,
        day: today,
        task,
        twin: null,
        step: 1,
        due: addDays(today, 1),
        times: 0,
        isTwinPassed: false,
      }
    })
  return { drills, battle }
}

/** Identifies a decision of a match: the seal of its record, the seat, and the number of entries before it. */
export const drillId = (seal: string, seat: Seat, entries: number): string => `${seal} ${seat} ${entries}`
