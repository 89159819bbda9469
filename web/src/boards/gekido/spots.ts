import { isUse, type Option, type View } from '@robodrome/gekido/page'
import { cell } from '../lesson.ts'
import { pieceOf, seatsOf } from './model.ts'

/** The place of an option: its tile, Bot, card or Power. */
export function spots(view: View, option: Option): readonly string[] {
  if (option.kind === 'tile') return view.seat === null ? [] : standing(view, view.seat)
  if (isUse(option)) return [`[data-piece="${pieceOf(option)}"]`]
  if (option.kind === 'move' || option.kind === 'place') return [cell(option.cell)]
  if (option.kind !== 'attack' && option.kind !== 'flipLock') return []
  const seat = seatsOf(view).find((each) => view.bots[each]?.bot === option.bot)
  return seat === undefined ? [] : standing(view, seat)
}

const standing = (view: View, seat: number): string[] => {
  const at = view.bots[seat]?.at
  return at === undefined ? [] : [cell(at)]
}
