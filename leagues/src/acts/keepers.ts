import { demand } from '../forbidden.ts'
import { leaveLot, nominate, pass, raise } from '../keepers/auction.ts'
import { pick } from '../keepers/draft.ts'
import { fire } from '../keepers/firing.ts'
import { seal } from '../keepers/sealed.ts'
import { exchange } from '../keepers/window.ts'
import type { Acts } from './act.ts'
import { leagueSays } from '../says.ts'

/** Acts on keepers and bonuses: winning, exchanging and firing (sections 7 and 8). */
export const keeperActs = {
  wished({ entrant, cards }, { state }) {
    demand(state.holdings[entrant] !== undefined, 'LG-KEEP-5', leagueSays('wishesAfterStart'))
    state.holdings[entrant].wishes = [...cards]
  },
  picked: ({ entrant, card }, { state, referee }) => pick(state, referee, entrant, card),
  exchanged: ({ entrant, swap }, { state, referee }) => exchange(state, referee, entrant, swap),
  nominated: ({ entrant, item, bid }, { state, referee }) => nominate(state, referee, entrant, item, bid),
  raised: ({ entrant, bid }, { state, referee }) => raise(state, referee, entrant, bid),
  'left the lot': ({ entrant }, { state, referee }) => leaveLot(state, referee, entrant),
  passed: ({ entrant }, { state }) => pass(state, entrant),
  sealed: ({ entrant, bids }, { state, referee }) => seal(state, referee, entrant, bids),
  fired: ({ entrant, cards }, { state }) => fire(state, entrant, cards),
} satisfies Partial<Acts>
