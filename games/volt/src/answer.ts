import type { Json, Position, Seat } from '@robodrome/kernel'
import { ghosts } from './ghost.ts'
import type { Volt } from './state.ts'

/** What the page asks about a position: `ghost`, what the dice of the own program do if nobody interferes. */
export function answer(kind: string, g: Position, seat: Seat | null): Json | null {
  return kind === 'ghost' && seat !== null ? (ghosts(g as Volt, seat) as unknown as Json | null) : null
}
