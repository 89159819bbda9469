import { Robot } from '../../kit/robot.tsx'
import type { Portrait } from '../board.ts'
import { figureOf } from './art/token.tsx'
import { botOf, viewOf } from './model.ts'
import type { Terms } from '@robodrome/gekido/page'

/** The Bot of a seat, large. */
export const portrait: Portrait<Terms> = (snapshot, seat) => {
  const bot = botOf(viewOf(snapshot), seat)
  return bot === undefined ? null : <Robot figure={figureOf(bot.bot)} seat={seat} size={168} />
}
