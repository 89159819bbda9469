import { Robot } from '../../kit/robot.tsx'
import type { Portrait } from '../board.ts'
import { FIGURES } from './art/token.tsx'
import { viewOf } from './model.ts'
import type { Terms } from '@robodrome/volt/page'

/** The robot of a seat, large. */
export const portrait: Portrait<Terms> = (snapshot, seat) => {
  const id = viewOf(snapshot).seats[seat] ?? null
  return id === null ? null : <Robot figure={FIGURES[id]} seat={seat} size={168} />
}
