import type { Seat } from '@robodrome/kernel'
import { turn as turnRule } from './rules/2-turn.ts'
import { drawAndKeep, keepCard } from './rules/10-cards.ts'
import { NOWHERE, type Gekido } from './state.ts'
import { botAt, panelOf, tileUnder } from './vocabulary.ts'

/**
 * Counts the cards that a seat is about to pick and can keep: some of those it is looking at, and one for ending its turn on the central
 * tile.
 */
export function cardsToCome(g: Gekido, seat: Seat): number {
  const turn = g.stack[1]
  if (seat !== g.active || turn?.rule !== turnRule.name) return 0
  const bot = botAt(g, seat)
  // A turn with a step left has not ended. A Bot that is being pushed is on no tile for a moment.
  const atItsEnd = turn.step !== '' && bot.at !== NOWHERE && tileUnder(g, seat).place === 'center' ? 1 : 0
  const room = Math.max(0, panelOf(g, seat).hand - bot.hand.length)
  return Math.min(room, atItsEnd + lookedAt(g))
}

/** How many of the cards that the active player is looking at may still be kept. */
function lookedAt(g: Gekido): number {
  const [, , drawing, keeping] = g.stack
  if (drawing?.rule !== drawAndKeep.name) return 0
  if (keeping?.rule === keepCard.name) return keeping.notes.left
  return BEFORE_KEEPING.includes(drawing.step) ? drawing.notes.keep : 0
}

const BEFORE_KEEPING: readonly string[] = ['draw', 'again', 'keep']
