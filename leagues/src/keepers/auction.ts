import type { Referee } from '../definition.ts'
import { demand } from '../forbidden.ts'
import { isIn, type EntrantId, type Lot, type Phase, type State } from '../state.ts'
import { award, demandAmount, demandForSale, firstCardFor, mayBid, MOST_KEEPERS } from './buying.ts'
import { leagueSays } from '../says.ts'

type Auction = Extract<Phase, { kind: 'auction' }>

export const openAuction = (order: readonly EntrantId[]): Phase => ({ kind: 'auction', order: [...order], turn: 0, passes: 0, lot: null })

/** LG-SAL-10 Whether an entrant is skipped: it is out, has all its keepers, or has no credits. */
const isPassedOver = (state: State, entrant: EntrantId): boolean => {
  const { keepers, purse } = state.holdings[entrant]!
  return !isIn(state, entrant) || keepers.length >= MOST_KEEPERS || purse < 1
}

const auctionOf = (state: State): Auction => {
  demand(state.phase.kind === 'auction', 'LG-SAL-5', leagueSays('noAuction'))
  return state.phase
}

/** The entrant whose turn it is in the auction; null once it has ended (LG-SAL-10). */
export function bidder(state: State): EntrantId | null {
  if (state.phase.kind !== 'auction') return null
  const { order, turn, passes, lot } = state.phase
  if (lot !== null) return lot.asked[0] ?? null
  return passes >= order.length ? null : order[turn]!
}

function demandTurn(state: State, entrant: EntrantId): void {
  demand(bidder(state) === entrant, 'LG-SAL-4', leagueSays('anotherIsAsked'))
}

/** LG-SAL-3, LG-SAL-5 to LG-SAL-9 Nominates an item with a first bid. */
export function nominate(state: State, referee: Referee, entrant: EntrantId, item: string, bid: number): void {
  demandTurn(state, entrant)
  const auction = auctionOf(state)
  demand(auction.lot === null, 'LG-SAL-5', leagueSays('lotOpen'))
  demandForSale(state, referee, entrant, item)
  demandAmount(state, entrant, item, bid, 0)
  const at = auction.order.indexOf(entrant)
  const others = [...auction.order.slice(at + 1), ...auction.order.slice(0, at)]
  auction.passes = 0
  auction.lot = { item, bid, by: entrant, bids: [{ by: entrant, bid }], left: [], asked: others }
  settle(state, referee, auction, auction.lot)
}

/** LG-SAL-6 Passes the turn to nominate, which is not allowed without a keeper. */
export function pass(state: State, entrant: EntrantId): void {
  demandTurn(state, entrant)
  const auction = auctionOf(state)
  demand(auction.lot === null, 'LG-SAL-5', leagueSays('lotOpen'))
  demand(state.holdings[entrant]!.keepers.length > 0, 'LG-SAL-6', leagueSays('passNeedsKeeper'))
  auction.passes++
  nextTurn(state, auction)
}

/** LG-SAL-9 The previous highest bidder is asked again, after all others. */
export function raise(state: State, referee: Referee, entrant: EntrantId, bid: number): void {
  demandTurn(state, entrant)
  const auction = auctionOf(state)
  const { lot } = auction
  demand(lot !== null, 'LG-SAL-5', leagueSays('noLot'))
  demandForSale(state, referee, entrant, lot.item)
  demandAmount(state, entrant, lot.item, bid, lot.bid)
  const beaten = lot.by
  lot.asked.shift()
  lot.asked.push(beaten)
  lot.bid = bid
  lot.by = entrant
  lot.bids.push({ by: entrant, bid })
  settle(state, referee, auction, lot)
}

export function leaveLot(state: State, referee: Referee, entrant: EntrantId): void {
  demandTurn(state, entrant)
  const auction = auctionOf(state)
  const { lot } = auction
  demand(lot !== null, 'LG-SAL-5', leagueSays('noLot'))
  lot.asked.shift()
  lot.left.push({ entrant, bid: lot.bid })
  settle(state, referee, auction, lot)
}

/**
 * LG-SAL-9 An entrant that could not raise is not asked; when nobody is left, the lot is sold. LG-EDGE-19 If the winner is out, the sale is
 * void.
 */
export function settle(state: State, referee: Referee, auction: Auction, lot: Lot): void {
  lot.asked = lot.asked.filter((each) => isIn(state, each) && mayBid(state, referee, each, lot.item, lot.bid + 1))
  if (lot.asked.length > 0) return
  if (isIn(state, lot.by)) award(state, lot.by, lot.item, lot.bid)
  auction.lot = null
  nextTurn(state, auction)
}

/** LG-SAL-3 Lists the entrants that may nominate after the current one, in order. */
export function namesAfter(state: State, { order, turn }: Auction): EntrantId[] {
  return [...order.slice(turn + 1), ...order.slice(0, turn)].filter((entrant) => !isPassedOver(state, entrant))
}

/** LG-SAL-3 Moves the turn past the nominator; skipped entrants count as having passed. */
export function nextTurn(state: State, auction: Auction): void {
  auction.turn = (auction.turn + 1) % auction.order.length
  skip(state, auction)
}

export function skip(state: State, auction: Auction): void {
  while (auction.passes < auction.order.length && isPassedOver(state, auction.order[auction.turn]!)) {
    auction.passes++
    auction.turn = (auction.turn + 1) % auction.order.length
  }
}

/** Section 11, DP-LG-NOMINATE and DP-LG-BID: the defaults for an absent entrant. */
export function bidForAbsent(state: State, referee: Referee): void {
  const entrant = bidder(state)!
  if (auctionOf(state).lot !== null) leaveLot(state, referee, entrant)
  else if (state.holdings[entrant]!.keepers.length > 0) pass(state, entrant)
  else nominate(state, referee, entrant, firstCardFor(state, referee, entrant), 1)
}
