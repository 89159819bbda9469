import { paint } from '../../kit/seat.tsx'
import type { Portrait } from '../board.ts'
import { RobotArt } from './art/robot.tsx'
import { sideOf, viewOf, type Snap } from './model.ts'
import type { Seat } from '@robodrome/kernel'
import type { Terms } from '@robodrome/pbl/page'

/** A seat's robot in its current state, large. */
export const portrait: Portrait<Terms> = (snapshot, seat) => {
  const view = viewOf(snapshot)
  const side = view.sides[sideOf(view, seat)]!
  if (side.robot === '') return null
  return (
    <svg className={`art ${paint(sideOf(view, seat))}`} viewBox="0 -16 320 436" aria-hidden="true">
      <RobotArt side={side} view={view} />
    </svg>
  )
}

export function robotName(snapshot: Snap, seat: Seat): string | null {
  const view = viewOf(snapshot)
  return view.sides[sideOf(view, seat)]!.robot || null
}
