import { attackedOf, flippedLockOf, type BotId, type Cell, type View } from '@robodrome/gekido/page'
import type { Snapshot } from '@robodrome/table'
import { choicesOf, seatsOf, viewOf, type Choice } from './model.ts'

/** Where on the arena a move is made; null for one that has no place there. */
export function cellOfMove(view: View, text: string, seat: number): Cell | null {
  const cell = /^(?:move|place) (\d,\d)$/.exec(text)?.[1]
  if (cell !== undefined) return cell
  if (text === 'stay') return view.bots[seat]?.at ?? null
  if (text === 'push') return view.attack ? (view.bots[view.attack.target]?.at ?? null) : null
  const bot = attackedOf.get(text) ?? flippedLockOf.get(text)
  return bot === undefined ? null : cellOfBot(view, bot)
}

const cellOfBot = (view: View, bot: BotId): Cell | null => {
  const seat = seatsOf(view).find((each) => view.bots[each]?.bot === bot)
  return seat === undefined ? null : (view.bots[seat]?.at ?? null)
}

/** What can be chosen on each cell, or why not; legal moves win. */
export function choicesByCell(snapshot: Snapshot, seat: number): ReadonlyMap<Cell, Choice> {
  const view = viewOf(snapshot)
  const found = new Map<Cell, Choice>()
  for (const choice of choicesOf(snapshot)) {
    const cell = cellOfMove(view, choice.text, seat)
    if (cell !== null && cell !== '' && !found.has(cell)) found.set(cell, choice)
  }
  return found
}
