import type { Panel } from '../content/bots.ts'
import type { Face } from '../content/symbols.ts'
import type { Row } from '../shapes.ts'
import { byCommand, rowsOf } from './situation.ts'

const ROLLS = 3

/** For each Command before the first roll, its chance if nobody uses an effect, and the average damage it deals and costs. */
export function freshRows(own: Face, { attack }: Pick<Panel, 'attack'>): Row[] {
  const numbers = byCommand((id) => ({ damage: attack[id][0], malfunction: attack[id][1] }))
  return rowsOf({ own, enemy: own, command: null, locked: '', free: null, left: ROLLS, withheld: false, first: true }, numbers)
}
