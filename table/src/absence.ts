import { whenAbsent, write, type Seat, type Stream } from '@robodrome/kernel'
import { Refused } from './refused.ts'
import type { Draft } from './step.ts'
import type { Table } from './table.ts'
import { tableSays } from './says.ts'

/**
 * Does what the table's rule prescribes for an absent person. `mind` is the AI that fills in; `luck` decides if the game leaves the answer
 * to it.
 */
export const withoutPerson = (table: Table, seat: Seat, mind: string, luck: Stream): Draft => {
  const { plan, course } = table
  if (plan.absence === 'loss') return { kind: 'leave', seat }
  if (plan.absence === 'mind') return { kind: 'mind', seat, mind, absent: true }
  if (course === null || !table.asked().includes(seat)) throw new Refused('wrong-time', tableSays('nobodyWaits'))
  const { game, position } = course.match
  return { kind: 'choose', seat, text: write(game, position, whenAbsent(game, position, seat, luck)) }
}
