import { contentOf, type View } from '@robodrome/gekido/page'
import type { Seat } from '@robodrome/kernel'
import { nameOption, type Reader } from '@robodrome/phrases'
import type { Answers, Chip } from '../../board.ts'
import { pictureOf } from '../art/picture.tsx'
import { bestRow, chanceOf, oddsIn, rowsFor } from '../chances.ts'
import { choicesOf, reasonFor, textOf, viewOf, type Choice, type Seen } from '../model.ts'
import { wordsIn } from '../said.ts'
import { said } from '../words/index.ts'

/** The input of every question. */
export interface Context {
  snapshot: Seen
  view: View
  seat: Seat
  answers: Answers
  reader: Reader
  choices: readonly Choice[]
}

export const contextOf = (snapshot: Seen, seat: Seat, answers: Answers, nameOf: Reader['nameOf']): Context => ({
  snapshot,
  view: viewOf(snapshot),
  seat,
  answers,
  reader: { nameOf, own: [seat] },
  choices: choicesOf(snapshot),
})

/** The chance of a move, if the game gave one. Before a Command is named, it also says for which. */
export function oddsOf({ answers }: Context, text: string): Pick<Chip, 'odds'> {
  const row = bestRow(rowsFor(answers, text) ?? [])
  if (!row) return {}
  const named = oddsIn(answers)?.situation.command !== null
  return { odds: named ? chanceOf(row.chance) : chanceOf(row.chance, said.commandName(row.command)) }
}

/** An option as a chip, in the game's words; if it is forbidden, with the reason. */
export function chipOf(context: Context, choice: Choice): Chip {
  const { view, reader } = context
  const { title, effect, act } = nameOption(wordsIn(contentOf(view)), choice.option, view)
  return {
    text: choice.text,
    title: textOf(title, reader),
    ...(effect && { effect: textOf(effect, reader) }),
    ...(act && { act: textOf(act, reader) }),
    ...(choice.rule === undefined
      ? oddsOf(context, choice.text)
      : { picture: pictureOf(view, choice.option), forbidden: { rule: choice.rule, reason: reasonFor(view, choice, reader) } }),
  }
}
