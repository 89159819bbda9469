import type { Position, Seat } from '@robodrome/kernel'
import { piecesOf } from '../rules/5-windows.ts'
import type { Gekido } from '../state.ts'
import { kindOf } from '../vocabulary.ts'
import { odds } from './odds.ts'
import { heading, table } from './print.ts'

/** The odds of the attack under way as text for the terminal, or null where nothing is being rolled. */
export function oddsAt(position: Position, seat: Seat): string | null {
  const g = position as Gekido
  const found = odds(g, seat)
  if (found === null) return null
  const names = new Map(Array.from(piecesOf(g, seat), ({ key, name }) => [key, name]))
  return [
    heading(kindOf(g, g.active).name, found.situation),
    '',
    ...table(found.rows),
    ...found.held.flatMap(({ piece, rows }) => ['', `with ${names.get(piece)} at hand:`, ...table(rows)]),
  ].join('\n')
}
