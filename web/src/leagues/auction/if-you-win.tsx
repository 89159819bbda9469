import { isBonus, mostFor, MOST_KEEPERS, type EntrantId, type State } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { keeperWords } from '../../words/keepers.ts'
import { calledIn } from '../league.ts'
import { Prices } from './prices.tsx'
import { keeperPrices } from './sales.ts'
import './if-you-win.css'

/** Shows the result of a bid: credits, possible further keepers, earlier prices that would still be affordable, and who can bid more. */
export function IfYouWin({ view, me, item, bid }: { view: CompetitionView; me: EntrantId; item: string | null; bid: number }) {
  const w = keeperWords.auction
  const { state } = view
  const { purse, keepers } = state.holdings[me]!
  const left = Math.max(0, purse - bid)
  const room = MOST_KEEPERS - keepers.length - (item === null || isBonus(item) ? 0 : 1)
  const prices = keeperPrices(state)
  return (
    <section className="panel lg-ifwin" aria-labelledby="lg-ifwin">
      <h2 id="lg-ifwin">{item === null ? w.yourCredits : w.ifYouWin(bid)}</h2>
      <p>{w.leftFor(left, room)}</p>
      {prices.length > 0 && <Prices prices={prices} left={left} purse={purse} />}
      <p className="lg-note">
        {prices.length > 0 && w.prices(prices.filter((price) => price <= left).length, prices.length)}{' '}
        {item !== null &&
          w.outbid(outbidders(state, me, item, bid).map((entrant) => `${calledIn(view, entrant)} (${state.holdings[entrant]!.purse})`))}
      </p>
    </section>
  )
}

/** Entrants still in the lot who could pay more; before the nomination, everybody who could bid. */
function outbidders(state: State, me: EntrantId, item: string, bid: number): EntrantId[] {
  const lot = state.phase.kind === 'auction' ? state.phase.lot : null
  const others = lot === null ? state.numbers : [lot.by, ...lot.asked]
  return others.filter((entrant) => entrant !== me && state.entrants[entrant]!.out === null && mostFor(state, entrant, item) > bid)
}
