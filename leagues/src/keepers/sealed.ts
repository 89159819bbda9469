import type { Referee } from '../definition.ts'
import { demand } from '../forbidden.ts'
import { isIn, type EntrantId, type Phase, type State } from '../state.ts'
import { award, demandAmount, demandForSale, firstCardFor, mayBid } from './buying.ts'
import { leagueSays } from '../says.ts'

export interface SealedBid {
  item: string
  amount: number
}

type Sealed = Extract<Phase, { kind: 'sealed' }>
const MOST_BIDS = 8
const MOST_ROUNDS = 8

export const openSealed = (order: readonly EntrantId[], round = 1): Phase => ({ kind: 'sealed', order: [...order], round, lists: {} })

/** LG-SAL-11 Takes a secret list of bids, each of which must be legal by itself; it may be replaced until the round ends. */
export function seal(state: State, referee: Referee, entrant: EntrantId, bids: readonly SealedBid[]): void {
  demand(state.phase.kind === 'sealed', 'LG-SAL-5', leagueSays('noSealedBids'))
  demand(isIn(state, entrant), 'LG-SAL-4', leagueSays('outOfLeague'))
  demand(bids.length <= MOST_BIDS, 'LG-SAL-11', leagueSays('atMostBids', { most: MOST_BIDS }))
  for (const { item, amount } of bids) {
    demandForSale(state, referee, entrant, item)
    demandAmount(state, entrant, item, amount, 0)
  }
  state.phase.lists[entrant] = bids.map((bid) => ({ ...bid }))
}

/** The entrants that have not handed in a list. */
export const sealing = (state: State): EntrantId[] => {
  const { phase } = state
  return phase.kind === 'sealed' ? phase.order.filter((each) => isIn(state, each) && phase.lists[each] === undefined) : []
}

/** LG-SAL-11 Returns the priority order: that of the auction, rotated by one entrant each round. */
const priority = ({ order, round }: Sealed, more = 0): EntrantId[] => {
  const from = (round - 1 + more) % order.length
  return [...order.slice(from), ...order.slice(0, from)]
}

export interface Award extends SealedBid {
  entrant: EntrantId
}

/**
 * LG-SAL-11 Opens all lists: higher amounts first, then by priority, then by position in the bidder's own list. Bids that are no longer
 * possible are dropped.
 */
export function reveal(state: State, referee: Referee): Award[] {
  const phase = state.phase as Sealed
  const first = priority(phase)
  const bids = first.flatMap((entrant) =>
    (phase.lists[entrant] ?? []).map((bid, place): Award & { place: number } => ({ ...bid, entrant, place })),
  )
  bids.sort((a, b) => b.amount - a.amount || first.indexOf(a.entrant) - first.indexOf(b.entrant) || a.place - b.place)
  return bids.flatMap(({ entrant, item, amount }) => {
    if (!isIn(state, entrant) || !mayBid(state, referee, entrant, item, amount)) return []
    award(state, entrant, item, amount)
    return [{ entrant, item, amount }]
  })
}

/** LG-SAL-12 Starts the next round, or ends the auction; at its end, an entrant without a keeper gets the first free card for 1. */
export function afterSealed(state: State, referee: Referee, awards: readonly Award[]): Phase | null {
  const phase = state.phase as Sealed
  if (awards.length > 0 && phase.round < MOST_ROUNDS) return openSealed(phase.order, phase.round + 1)
  for (const entrant of priority(phase, 1)) {
    if (isIn(state, entrant) && state.holdings[entrant]!.keepers.length === 0)
      award(state, entrant, firstCardFor(state, referee, entrant), 1)
  }
  return null
}
