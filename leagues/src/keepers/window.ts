import type { Referee } from '../definition.ts'
import { demand } from '../forbidden.ts'
import { isIn, type EntrantId, type Phase, type State } from '../state.ts'
import { demandFree } from './cards.ts'
import { leagueSays } from '../says.ts'

/** LG-KEEP-8 Whether a window opens after a round: every `every` rounds, but never after the last; a short season has one at half time. */
export function isWindowAfter(round: number, rounds: number, every: number): boolean {
  if (every === 0 || round >= rounds) return false
  return rounds <= every ? round === Math.ceil(rounds / 2) : round % every === 0
}

/** LG-KEEP-8 Opens a window in which the lowest-ranked entrant exchanges first. */
export const openWindow = (ranks: readonly EntrantId[], after: number): Phase => ({ kind: 'window', order: ranks.toReversed(), after })

/** The entrant that may exchange now, or null. */
export const exchanger = (state: State): EntrantId | null =>
  state.phase.kind === 'window' ? (state.phase.order.find((each) => isIn(state, each)) ?? null) : null

/** LG-KEEP-8 Swaps one keeper for one free card, or keeps all (null); the card given up is free immediately. */
export function exchange(state: State, referee: Referee, entrant: EntrantId, swap: { give: string; take: string } | null): void {
  demand(state.phase.kind === 'window', 'LG-KEEP-8', leagueSays('noWindow'))
  demand(exchanger(state) === entrant, 'LG-KEEP-8', leagueSays('oneExchange'))
  const { keepers, fired } = state.holdings[entrant]!
  if (swap !== null) {
    const at = keepers.findIndex(({ card }) => card === swap.give)
    demand(at >= 0, 'LG-KEEP-8', leagueSays('notYoursToGive', { card: swap.give }))
    demandFree(state, referee, swap.take)
    demand(!fired.includes(swap.take), 'LG-SAL-18', leagueSays('firedYourself', { card: swap.take }))
    keepers[at] = { card: swap.take, price: keepers[at]!.price }
  }
  const { order } = state.phase
  order.splice(0, order.indexOf(entrant) + 1)
}
