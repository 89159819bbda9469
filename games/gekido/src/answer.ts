import type { Json, Position, Seat } from '@robodrome/kernel'
import { forecast } from './forecast.ts'
import { odds } from './odds/odds.ts'
import type { Gekido } from './state.ts'

/** What the page asks about a position: `odds` of the attack under way by option, and a `forecast` of what it would do. */
export function answer(kind: string, g: Position, seat: Seat | null): Json | null {
  if (kind === 'odds') return odds(g as Gekido, seat, false) as Json | null
  if (kind === 'forecast') return forecast(g as Gekido) as Json | null
  return null
}
