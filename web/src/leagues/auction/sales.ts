import { isBonus, type Sale, type State } from '@robodrome/leagues'

/** What was sold in this season, in order. */
export const salesOf = ({ sales, season }: State): Sale[] => sales.filter((sale) => sale.season === season)

export const lotNumber = (state: State): number => salesOf(state).length + 1

/** What keepers have cost so far, the cheapest first. */
export const keeperPrices = ({ sales }: State): number[] =>
  sales
    .filter(({ item }) => !isBonus(item))
    .map(({ price }) => price)
    .toSorted((a, b) => a - b)
