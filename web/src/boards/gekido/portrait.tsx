import { Robot } from '../robot.tsx'
import type { Portrait } from '../board.ts'
import { figureOf } from './art/token.tsx'
import { botName, botOf, viewOf, type Seen } from './model.ts'
import type { Terms } from '@robodrome/gekido/page'
import type { Seat } from '@robodrome/kernel'

/** The Bot of a seat, large. */
export const portrait: Portrait<Terms> = (snapshot, seat) => {
  const bot = botOf(viewOf(snapshot), seat)
  return bot === undefined ? null : <Robot figure={figureOf(bot.bot)} seat={seat} size={168} />
}

export const robotName = (snapshot: Seen, seat: Seat): string => botName(viewOf(snapshot), seat)
