import type { Seat } from '@robodrome/kernel'
import { Refused } from './refused.ts'
import type { Chair } from './chair.ts'
import type { Table } from './table.ts'
import type { Guest } from './wish.ts'
import { tableSays } from './says.ts'

export const chairOf = (table: Table, seat: Seat): Chair => {
  const chair = table.chairs[seat]
  if (chair === undefined) throw new Refused('not-found', tableSays('noSeat', { seat }))
  return chair
}

export const own = (table: Table, guest: Guest, seat: Seat): Chair => {
  const chair = chairOf(table, seat)
  if (chair.guest !== guest.id) throw new Refused('not-yours', tableSays('notYourSeat'))
  return chair
}
