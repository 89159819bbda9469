import type { Seat } from '@robodrome/kernel'
import { contentOf } from '../content.ts'
import type { Gekido } from '../state.ts'
import { kindOf } from '../vocabulary.ts'
import { odds } from './odds.ts'
import { heading, pieceName, saysIn, table } from './print.ts'

/** The odds of the current attack as text for the terminal, or null if no attack is being rolled. */
export function oddsAt(g: Gekido, seat: Seat, language = 'en'): string | null {
  const found = odds(g, seat)
  if (found === null) return null
  const says = saysIn(language)
  return [
    heading(says, kindOf(g, g.active).name, found.situation),
    '',
    ...table(says, found.rows),
    ...found.held.flatMap(({ piece, rows }) => ['', says.atHand(pieceName(says, contentOf(g), piece)), ...table(says, rows)]),
  ].join('\n')
}
