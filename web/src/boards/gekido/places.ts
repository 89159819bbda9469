import type { BotId, Cell, Option, View } from '@robodrome/gekido/page'
import { choicesOf, seatsOf, viewOf, type Choice, type Seen } from './model.ts'

/** The place of a move in the arena; null if it has none. */
export function cellOfMove(view: View, option: Option | undefined, seat: number): Cell | null {
  if (option === undefined) return null
  if (option.kind === 'move' || option.kind === 'place') return option.cell
  if (option.kind === 'stay') return view.bots[seat]?.at ?? null
  if (option.kind === 'push') return view.attack ? (view.bots[view.attack.target]?.at ?? null) : null
  return option.kind === 'attack' || option.kind === 'flipLock' ? cellOfBot(view, option.bot) : null
}

const cellOfBot = (view: View, bot: BotId): Cell | null => {
  const seat = seatsOf(view).find((each) => view.bots[each]?.bot === bot)
  return seat === undefined ? null : (view.bots[seat]?.at ?? null)
}

/** The choices on each cell, or the reasons against them; legal moves come first. */
export function choicesByCell(snapshot: Seen, seat: number): ReadonlyMap<Cell, Choice> {
  const view = viewOf(snapshot)
  const found = new Map<Cell, Choice>()
  for (const choice of choicesOf(snapshot)) {
    const cell = cellOfMove(view, choice.option, seat)
    if (cell !== null && cell !== '' && !found.has(cell)) found.set(cell, choice)
  }
  return found
}
