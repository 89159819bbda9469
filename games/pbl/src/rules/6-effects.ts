import { call, type Frame, type Seat } from '@robodrome/kernel'
import type { Effect } from '../content/index.ts'
import { codeOf, isAimed, type Plain } from '../moments.ts'
import type { CardName, Pbl } from '../state.ts'
import type { RefusalId } from '../terms.ts'
import { aimed, targetsFor } from './6-aimed.ts'

/** PBL-PRIO-11 Returns the rule that forbids using an effect that would change nothing, or null. */
export function forbidsEffect(g: Pbl, seat: Seat, effect: Effect): RefusalId | null {
  const forbidden = codeOf(effect).forbids?.(g, seat, effect) ?? null
  if (forbidden !== null || !isAimed(effect)) return forbidden
  return targetsFor(g, seat, effect).length > 0 ? null : 'PBL-PRIO-11'
}

/** Runs the effects of a card for a seat. */
export const perform = (g: Pbl, effect: Effect, seat: Seat, card: CardName): Frame | undefined =>
  isAimed(effect)
    ? call(aimed, { seat, card, effect: { ...effect }, to: 'none', rolled: [] })
    : (codeOf(effect) as Plain<Effect>).does(g, seat, effect)
