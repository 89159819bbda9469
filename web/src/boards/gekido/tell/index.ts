import type { Event, Seat } from '@robodrome/kernel'
import type { Telling } from '../../board.ts'
import { attack } from './attack.ts'
import { battle } from './battle.ts'

/** How each kind of event is told; the seat is the event's own unless said otherwise. */
export type Tellings = Readonly<Record<string, (event: Event) => Omit<Telling, 'seat'> & { seat?: Seat | null }>>

export const TELLINGS: Tellings = { ...battle, ...attack }

export function describe(event: Event): Telling {
  const told = TELLINGS[event.kind]?.(event) ?? { parts: [event.kind] }
  return { seat: (event['seat'] as Seat | undefined) ?? null, ...told }
}
