import type { EntrantId, Phase } from '@robodrome/leagues'
import { roomWords } from '../../words/league-rooms.ts'
import { keeperWords } from '../../words/keepers.ts'
import { Head } from '../head.tsx'
import { calledIn, type League } from '../league.ts'
import { Pool } from '../pool.tsx'
import { Bidders, BidderStrip } from './bidders.tsx'
import { Bonuses, Sold } from './bonuses.tsx'
import { Firing } from './firing.tsx'
import { IfYouWin } from './if-you-win.tsx'
import { Lot } from './lot.tsx'
import { Nominate } from './nominate.tsx'
import { Raise } from './raise.tsx'
import { lotNumber } from './sales.ts'
import { Sealed } from './sealed.tsx'
import { useChoice } from './use-choice.ts'
import './auction.css'

/** The salary draft: lots in turn, sealed daily lists, or firing between two seasons. */
export function AuctionScreen({ league }: { league: League }) {
  const { phase } = league.view.state
  if (phase.kind === 'auction') return <OpenAuction league={league} phase={phase} />
  const { view } = league
  return (
    <div className="league-page lg-auction">
      <Head league={league} detail={phase.kind === 'sealed' ? keeperWords.auction.sealedTitle(phase.round) : ''} />
      <main className="lg-auction-grid" data-settled={view.n}>
        <Bidders view={view} />
        <div className="lg-auction-mid">
          {phase.kind === 'sealed' && <Sealed key={phase.round} league={league} phase={phase} />}
          {phase.kind === 'firing' && <Firing league={league} phase={phase} />}
        </div>
        <aside className="lg-auction-side">
          <Bonuses view={view} />
          <Sold view={view} />
        </aside>
      </main>
    </div>
  )
}

type Auction = Extract<Phase, { kind: 'auction' }>

function OpenAuction({ league, phase }: { league: League; phase: Auction }) {
  const { view } = league
  const [question] = view.questions
  const choice = useChoice(question, view.n)
  const [me] = view.own.filter((entrant) => view.state.entrants[entrant]!.out === null)
  return (
    <div className="league-page lg-auction">
      <Head league={league} detail={keeperWords.auction.lot(lotNumber(view.state))} />
      <BidderStrip view={view} />
      <main className="lg-auction-grid" data-settled={view.n}>
        <Bidders view={view} />
        <div className="lg-auction-mid">
          {question?.kind === 'nominate' && choice !== null ? (
            <Pool cards={question.items.map(({ item }) => item)} chosen={choice.item} choose={choice.setItem} canChoose />
          ) : (
            <Lot view={view} phase={phase} />
          )}
        </div>
        <aside className="lg-auction-side">
          {me !== undefined && <IfYouWin view={view} me={me} {...(choice ?? outlook(phase, me))} />}
          <Bonuses view={view} />
          <Sold view={view} />
        </aside>
      </main>
      {question?.kind === 'bid' && choice !== null && <Raise league={league} question={question} choice={choice} />}
      {question?.kind === 'nominate' && choice !== null && <Nominate league={league} question={question} choice={choice} />}
      {question === undefined && <Waiting league={league} phase={phase} me={me} />}
    </div>
  )
}

/** While others decide, shows the result of winning at the current bid or one above it. */
function outlook({ lot }: Auction, me: EntrantId): { item: string | null; bid: number } {
  if (lot?.by === me) return { item: lot.item, bid: lot.bid }
  return lot?.asked.includes(me) ? { item: lot.item, bid: lot.bid + 1 } : { item: null, bid: 0 }
}

/** While the reader does not have to decide: who does, and who comes before the reader. */
function Waiting({ league: { view }, phase: { lot }, me }: { league: League; phase: Auction; me: EntrantId | undefined }) {
  const w = keeperWords.auction
  const [asked] = view.asked
  const at = me === undefined || lot === null ? -1 : lot.asked.indexOf(me)
  const before = at < 0 ? [] : lot!.asked.slice(1, at)
  return (
    <footer className="lg-prompt">
      <div className="grow">
        <b>
          {lot !== null && lot.by === me
            ? w.youLead(lot.bid)
            : asked === undefined
              ? ''
              : lot === null
                ? w.noLot(calledIn(view, asked))
                : w.waiting(calledIn(view, asked))}
        </b>
        <span>
          {me === undefined ? roomWords.season.watching : at > 0 ? w.thenYou(before.map((entrant) => calledIn(view, entrant))) : ''}
        </span>
      </div>
    </footer>
  )
}
