import { isBonus, type Sale, type State } from '@robodrome/leagues'

/** The sales of this season, in order. */
export const salesOf = ({ sales, season }: State): Sale[] => sales.filter((sale) => sale.season === season)

export const lotNumber = (state: State): number => salesOf(state).length + 1

/** The prices paid for keepers so far, cheapest first. */
export const keeperPrices = ({ sales }: State): number[] =>
  sales
    .filter(({ item }) => !isBonus(item))
    .map(({ price }) => price)
    .toSorted((a, b) => a - b)
