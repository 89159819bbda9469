import { openNotes, type Seat } from '@robodrome/kernel'
import { placement } from './rules/3-deploy.ts'
import { repair } from './rules/4-turn.ts'
import { boost } from './rules/6-boost.ts'
import { relocate } from './rules/9-scrap.ts'
import type { Aimbots } from './state.ts'

const FORMS =
  /^(?:(?<wild>wild \d)|\d on (?<card>\w+)|(?:.+ )?to (?<space>[a-g][1-7])|(?<repair>repair .+|remove plate \d)|(?<relocate>relocate .+))$/

/**
 * Until version 1 questions were put that had one answer only, and records hold those answers: the last die, the last free space of a
 * zone, the one space a Boost can reach, the one bot to repair or relocate. By now that has been done.
 */
export function isDone(g: Aimbots, seat: Seat, text: string): boolean {
  const { wild, card, space, repair: mending, relocate: moving } = FORMS.exec(text)?.groups ?? {}
  const own = g.bots.filter((bot) => bot.owner === seat)
  if (wild !== undefined) return g.dice[seat]!.includes(6)
  if (card !== undefined) return own.at(-1)?.program === card
  if (mending !== undefined) return openNotes(g, repair) !== undefined || own.some((bot) => bot.repaired)
  if (moving !== undefined) return openNotes(g, relocate) !== undefined
  return space !== undefined && (placeOf(g) === space || own.some((bot) => bot.at === space))
}

/** The space that has been chosen for a bot which is not there yet. */
const placeOf = (g: Aimbots) => openNotes(g, placement)?.at ?? openNotes(g, boost)?.to
