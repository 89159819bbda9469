import { demand } from '../forbidden.ts'
import { isLeague, type Referee } from '../definition.ts'
import type { EntrantId, State } from '../state.ts'
import { leagueSays } from '../says.ts'

/** LG-KEEP-4 The holder of a card, or null. Entrants that are out hold theirs until the next window or season (LG-KEEP-10). */
export const holderOf = (state: State, card: string): EntrantId | null => {
  const at = state.holdings.findIndex(({ keepers }) => keepers.some((each) => each.card === card))
  return at < 0 ? null : at
}

/** Cards without a holder, in card order. */
export const freeCards = (state: State, referee: Referee): string[] => referee.keeperCards.filter((card) => holderOf(state, card) === null)

/** LG-KEEP-3, LG-KEEP-4 Refuses a card that cannot become a keeper. */
export function demandFree(state: State, referee: Referee, card: string): void {
  demand(!referee.isAction(card) && referee.keeperCards.includes(card), 'LG-KEEP-3', leagueSays('cannotBeKeeper', { card }))
  demand(holderOf(state, card) === null, 'LG-KEEP-4', leagueSays('heldAlready', { card }))
}

/** LG-KEEP-5 The default pick when time is up: the first wish that may be picked, otherwise the first free card. */
export function pickForAbsent(state: State, referee: Referee, entrant: EntrantId): string {
  const free = freeCards(state, referee)
  return state.holdings[entrant]!.wishes.find((card) => free.includes(card)) ?? free[0]!
}

/** Returns the options that a league sets at a table for these sides. */
export const leagueOptions = (state: State, referee: Referee, sides: readonly EntrantId[]): { [option: string]: unknown } =>
  isLeague(state.definition) ? matchOptions(state, referee, sides) : {}

/**
 * LG-KEEP-6, LG-SAL-13 Returns the options of a table: its sides' keepers, in card order, and all other keepers, which are removed from the
 * draft.
 */
export function matchOptions(state: State, referee: Referee, sides: readonly EntrantId[]): { [option: string]: unknown } {
  const inOrder = (of: EntrantId): string[] => {
    const own = state.holdings[of]!.keepers.map(({ card }) => card)
    return referee.keeperCards.filter((card) => own.includes(card))
  }
  const others = state.entrants.flatMap((_, id) => (sides.includes(id) ? [] : inOrder(id)))
  const bonuses = sides.map((side) =>
    (['opening hand', 'hand limit', 'deck'] as const).filter((each) => state.holdings[side]!.bonuses.includes(each)),
  )
  return {
    inheritance: sides.map(inOrder),
    removed: referee.keeperCards.filter((card) => others.includes(card)),
    keepers: true,
    ...(bonuses.some((list) => list.length > 0) && { bonuses }),
  }
}
