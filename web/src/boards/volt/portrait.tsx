import { Robot } from '../robot.tsx'
import type { Portrait } from '../board.ts'
import { FIGURES, paintClass } from './art/token.tsx'
import { paintOf, robotsIn, viewOf, type Snapshot } from './model.ts'
import type { Seat } from '@robodrome/kernel'
import type { Terms } from '@robodrome/volt/page'
import { robotName } from './robot-name.ts'

/** The size of the robot in the ceremony. */
const SIZE = 168

/** A seat's robot, large. */
export const portrait: Portrait<Terms> = (snapshot, seat) => {
  const id = viewOf(snapshot).seats[seat] ?? null
  return id === null ? null : <Robot figure={FIGURES[id]} seat={seat} size={SIZE} />
}

/** The KillBots, in bare metal. */
export function rivalPortraits(snapshot: Snapshot) {
  const view = viewOf(snapshot)
  return robotsIn(view)
    .filter(({ id }) => paintOf(view, id) === null)
    .map(({ id }) => ({ paint: paintClass(null), figure: <Robot figure={FIGURES[id]} seat={null} size={SIZE} /> }))
}

export function robotOfSeat(snapshot: Snapshot, seat: Seat): string | null {
  const id = viewOf(snapshot).seats[seat] ?? null
  return id && robotName(id)
}
