import type { Cell } from '@robodrome/gekido/page'
import { botName, columnOf, reasonFor, rowOf, seatAt, tileName, total, viewOf, type Choice, type Props } from '../model.ts'
import { words } from '../words/index.ts'

/** The screen reader's text for a cell: tile, place, Bot with its values, possible actions. */
export function nameOfCell({ snapshot, seat, chosen, nameOf, reader }: Props, cell: Cell, choice: Choice | undefined): string {
  const view = viewOf(snapshot)
  const there = seatAt(view, cell)
  const parts = [tileName(view, cell), words.arena.place(rowOf(cell), columnOf(cell))]
  if (there === undefined) parts.push(words.arena.empty)
  else {
    const bot = view.bots[there]!
    parts.push(words.arena.occupant(botName(view, there), nameOf(there), total(bot.structure)))
    if (total(bot.armor) > 0) parts.push(words.arena.armor(total(bot.armor)))
    if (view.attack && there === view.active) parts.push(words.arena.attacking)
    if (view.attack?.target === there) parts.push(words.arena.targeted(botName(view, view.active)))
  }
  if (choice?.rule !== undefined && seat !== null) parts.push(words.arena.cannot(reasonFor(view, choice, reader), choice.rule))
  else if (choice)
    parts.push(choice.text === chosen ? words.arena.chosen : words.arena.can(words.arena.verbs[choice.option.kind] ?? choice.text))
  return parts.join(', ')
}
