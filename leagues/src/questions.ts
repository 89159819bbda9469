import type { Definition, Referee } from './definition.ts'
import { bidder } from './keepers/auction.ts'
import { mayBid, mostFor } from './keepers/buying.ts'
import { freeCards } from './keepers/cards.ts'
import { drafter } from './keepers/draft.ts'
import { firing } from './keepers/firing.ts'
import { sealing } from './keepers/sealed.ts'
import { exchanger } from './keepers/window.ts'
import type { EntrantId, Phase, State } from './state.ts'

/** A league question to an entrant (section 11), with all legal answers. */
export type LeagueQuestion =
  | { kind: 'keeper'; entrant: EntrantId; cards: string[] }
  | { kind: 'exchange'; entrant: EntrantId; give: string[]; take: string[] }
  | { kind: 'nominate'; entrant: EntrantId; items: { item: string; most: number }[]; mayPass: boolean }
  | { kind: 'bid'; entrant: EntrantId; item: string; from: number; most: number; by: EntrantId }
  | { kind: 'sealed'; entrant: EntrantId; items: { item: string; most: number }[] }
  | { kind: 'fire'; entrant: EntrantId; cards: string[] }

/** Lists all open questions; no entrant sees another's answer before it is revealed. */
export function openQuestions(state: State, referee: Referee): LeagueQuestion[] {
  const picking = drafter(state)
  if (picking !== null) return [{ kind: 'keeper', entrant: picking, cards: freeCards(state, referee) }]
  const exchanging = exchanger(state)
  if (exchanging !== null) {
    const { keepers, fired } = state.holdings[exchanging]!
    const take = freeCards(state, referee).filter((card) => !fired.includes(card))
    return [{ kind: 'exchange', entrant: exchanging, give: keepers.map(({ card }) => card), take }]
  }
  const bidding = bidder(state)
  if (bidding !== null && state.phase.kind === 'auction') return [auctionQuestion(state, referee, state.phase, bidding)]
  const sealed = sealing(state).map((entrant): LeagueQuestion => ({ kind: 'sealed', entrant, items: itemsFor(state, referee, entrant) }))
  return [
    ...sealed,
    ...firing(state).map((entrant): LeagueQuestion => ({
      kind: 'fire',
      entrant,
      cards: state.holdings[entrant]!.keepers.map(({ card }) => card),
    })),
  ]
}

function auctionQuestion(state: State, referee: Referee, { lot }: Extract<Phase, { kind: 'auction' }>, entrant: EntrantId): LeagueQuestion {
  if (lot === null)
    return { kind: 'nominate', entrant, items: itemsFor(state, referee, entrant), mayPass: state.holdings[entrant]!.keepers.length > 0 }
  return { kind: 'bid', entrant, item: lot.item, from: lot.bid + 1, most: mostFor(state, entrant, lot.item), by: lot.by }
}

/** LG-SAL-2 Lists the items that an entrant may bid for, each with the maximum that it may spend on it. */
function itemsFor(state: State, referee: Referee, entrant: EntrantId): { item: string; most: number }[] {
  const items = [...freeCards(state, referee), ...state.definition.bonuses]
  return items.filter((item) => mayBid(state, referee, entrant, item, 1)).map((item) => ({ item, most: mostFor(state, entrant, item) }))
}

/** LG-PACE-3 The time limit of a league question, in milliseconds. */
export function answerTime({ pace }: Definition, { kind }: Phase): number {
  const isSecret = kind === 'sealed' || kind === 'firing'
  if (pace.kind === 'live') return isSecret ? 5 * 60_000 : 60_000
  return (isSecret ? 48 : 24) * 3_600_000
}
