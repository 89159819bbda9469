import type { Seat } from '@robodrome/kernel'
import { NOWHERE, type Gekido } from './state.ts'
import { botAt, panelOf, tileUnder } from './vocabulary.ts'

/** Cards that a seat is about to pick out of several, as far as it can hold them: those it looks at, and the one for ending its turn on the central tile. */
export function cardsToCome(g: Gekido, seat: Seat): number {
  const turn = g.stack[1]
  if (seat !== g.active || turn?.rule !== 'turn') return 0
  const bot = botAt(g, seat)
  // A turn that has a step left has not ended; a Bot that is being pushed stands nowhere for a moment.
  const atItsEnd = turn.step !== '' && bot.at !== NOWHERE && tileUnder(g, seat).place === 'center' ? 1 : 0
  const room = Math.max(0, panelOf(g, seat).hand - bot.hand.length)
  return Math.min(room, atItsEnd + lookedAt(g))
}

/** Of the cards that the active player looks at, how many it may still keep. */
function lookedAt(g: Gekido): number {
  const [, , drawing, keeping] = g.stack
  if (drawing?.rule !== 'drawAndKeep') return 0
  if (keeping?.rule === 'keepCard') return keeping.notes.left
  return BEFORE_KEEPING.includes(drawing.step) ? drawing.notes.keep : 0
}

const BEFORE_KEEPING: readonly string[] = ['draw', 'again', 'keep']
