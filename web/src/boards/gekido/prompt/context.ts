import type { View } from '@robodrome/gekido/page'
import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import type { Answers, Chip } from '../../board.ts'
import { bestRow, chanceOf, oddsIn, rowsFor } from '../chances.ts'
import { choicesOf, viewOf, type Choice } from '../model.ts'
import { reasonFor } from './reasons.ts'
import { COMMANDS } from '@robodrome/gekido/page'

/** What every question is asked with. */
export interface Context {
  snapshot: Snapshot
  view: View
  seat: Seat
  answers: Answers
  nameOf(seat: Seat): string
  choices: readonly Choice[]
}

export const contextOf = (snapshot: Snapshot, seat: Seat, answers: Answers, nameOf: (seat: Seat) => string): Context => ({
  snapshot,
  view: viewOf(snapshot),
  seat,
  answers,
  nameOf,
  choices: choicesOf(snapshot),
})

/** The chance that goes with a move, if the game gave one; before a Command is named it says for which. */
export function oddsOf({ answers }: Context, text: string): Pick<Chip, 'odds'> {
  const row = bestRow(rowsFor(answers, text) ?? [])
  if (!row) return {}
  const named = oddsIn(answers)?.situation.command !== null
  return { odds: named ? chanceOf(row.chance) : chanceOf(row.chance, COMMANDS[row.command].name) }
}

/** Why a move is forbidden, as a chip shows it. */
export const forbidden = ({ view }: Context, { text, rule }: Choice): Pick<Chip, 'forbidden'> =>
  rule === undefined ? {} : { forbidden: { rule, reason: reasonFor(view, text, rule) } }
