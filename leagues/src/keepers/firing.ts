import { demand } from '../forbidden.ts'
import { isIn, type EntrantId, type State } from '../state.ts'
import { leagueSays } from '../says.ts'

/** LG-SAL-14 Records which keepers an entrant fires; all entrants choose secretly and simultaneously. */
export function fire(state: State, entrant: EntrantId, cards: readonly string[]): void {
  demand(state.phase.kind === 'firing', 'LG-SAL-14', leagueSays('nobodyFired'))
  const { keepers, purse } = state.holdings[entrant]!
  demand(
    new Set(cards).size === cards.length && cards.every((card) => keepers.some((each) => each.card === card)),
    'LG-SAL-14',
    leagueSays('onlyOwnKeepers'),
  )
  const back = keepers.reduce((sum, { card, price }) => sum + (cards.includes(card) ? Math.floor(price / 2) : 0), 0)
  demand(keepers.length > cards.length || purse + back > 0, 'LG-SAL-14', leagueSays('wouldLeaveNothing'))
  state.phase.chosen[entrant] = [...cards]
}

/** The entrants that have not chosen yet. */
export const firing = (state: State): EntrantId[] => {
  const { phase } = state
  return phase.kind === 'firing' ? state.entrants.flatMap((_, id) => (isIn(state, id) && phase.chosen[id] === undefined ? [id] : [])) : []
}

/** LG-SAL-14 The entrant gets back half of each price, rounded down, and then its income; LG-SAL-16 bonuses return to the stock. */
export function letGo(state: State): void {
  if (state.phase.kind !== 'firing') return
  const { chosen } = state.phase
  state.holdings.forEach((holding, id) => {
    const gone = chosen[id] ?? []
    const back = holding.keepers.reduce((sum, { card, price }) => sum + (gone.includes(card) ? Math.floor(price / 2) : 0), 0)
    holding.keepers = holding.keepers.filter(({ card }) => !gone.includes(card))
    holding.purse += back + state.definition.income
    holding.fired = [...gone]
    holding.bonuses = []
  })
}
