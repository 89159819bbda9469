import { BONUSES, type Bonus, type Referee } from '../definition.ts'
import { demand } from '../forbidden.ts'
import type { EntrantId, State } from '../state.ts'
import { demandFree, freeCards } from './cards.ts'
import { leagueSays } from '../says.ts'

export const MOST_KEEPERS = 5

export const isBonus = (item: string): item is Bonus => (BONUSES as readonly string[]).includes(item)

/** Counts the copies of a bonus that are still for sale. */
export function stockOf(state: State, bonus: Bonus): number {
  const { bonuses, bonusStock } = state.definition
  const sold = state.holdings.filter((each) => each.bonuses.includes(bonus)).length
  return bonuses.includes(bonus) ? (bonusStock === 0 ? state.entrants.length : bonusStock) - sold : 0
}

/** LG-SAL-7 Returns the maximum that an entrant may spend on an item: until it owns a keeper, a bonus must leave it one credit. */
export function mostFor(state: State, entrant: EntrantId, item: string): number {
  const { purse, keepers } = state.holdings[entrant]!
  return isBonus(item) && keepers.length === 0 ? purse - 1 : purse
}

/** Refuses an item that the entrant may not bid for. It checks KEEP-3, KEEP-4, SAL-15 and SAL-8 in this order. */
export function demandForSale(state: State, referee: Referee, entrant: EntrantId, item: string): void {
  const { keepers, bonuses, fired } = state.holdings[entrant]!
  if (isBonus(item)) {
    demand(!bonuses.includes(item), 'LG-SAL-8', leagueSays('bonusHad', { bonus: item }))
    demand(stockOf(state, item) > 0, 'LG-SAL-8', leagueSays('bonusNotForSale', { bonus: item }))
    return
  }
  demandFree(state, referee, item)
  demand(!fired.includes(item), 'LG-SAL-15', leagueSays('firedYourself', { card: item }))
  demand(keepers.length < MOST_KEEPERS, 'LG-SAL-8', leagueSays('noMoreKeepers', { most: MOST_KEEPERS }))
}

/** LG-SAL-7 Refuses an amount that is not above the highest bid or exceeds what the entrant may spend. */
export function demandAmount(state: State, entrant: EntrantId, item: string, amount: number, above: number): void {
  const most = mostFor(state, entrant, item)
  demand(
    Number.isInteger(amount) && amount > above && amount <= most,
    'LG-SAL-7',
    leagueSays('bidBetween', { least: above + 1, most, card: item }),
  )
}

export const mayBid = (state: State, referee: Referee, entrant: EntrantId, item: string, amount: number): boolean => {
  try {
    demandForSale(state, referee, entrant, item)
    return amount <= mostFor(state, entrant, item)
  } catch {
    return false
  }
}

export function award(state: State, entrant: EntrantId, item: string, price: number): void {
  const holding = state.holdings[entrant]!
  holding.purse -= price
  state.sales.push({ season: state.season, item, entrant, price })
  if (isBonus(item)) holding.bonuses.push(item)
  else holding.keepers.push({ card: item, price })
}

/** Finds the first free card that the entrant has not fired itself. */
export const firstCardFor = (state: State, referee: Referee, entrant: EntrantId): string =>
  freeCards(state, referee).find((card) => !state.holdings[entrant]!.fired.includes(card))!
