import type { Terms } from '@robodrome/gekido/page'
import type { OnScreen } from '../board.ts'
import { shareOf } from '../share.ts'
import { bestRow, oddsIn } from './chances.ts'
import { said, words } from './words/index.ts'

/** The chance of the named Command, or of the best one, if nobody uses a card, Power or tile. */
export const remark: NonNullable<OnScreen<Terms>['remark']> = ({ view }, answers, nameOf) => {
  const found = oddsIn(answers)
  const row = bestRow(found?.rows ?? [])
  if (found === null || row === null || view === null) return null
  const { command, left } = found.situation
  const [name, title] = [nameOf(view.active), said.commandName(row.command)]
  const w = words.coach
  return {
    about: [view.active],
    fact: (command === null ? w.best : w.named)(name, title, shareOf(row.chance)),
    but: row.malfunction > 0 ? w.malfunction(name, row.malfunction) : w.rolls(left),
    shares: [row.chance],
  }
}
