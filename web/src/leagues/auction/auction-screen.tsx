import { words } from '../../words/index.ts'
import { Head } from '../head.tsx'
import type { League } from '../league.ts'
import { Bidders } from './bidders.tsx'
import { Bonuses } from './bonuses.tsx'
import { Firing } from './firing.tsx'
import { Lot } from './lot.tsx'
import { OpenPrompt } from './open-prompt.tsx'
import { Sealed } from './sealed.tsx'
import './auction.css'

/** The salary draft: lots one after another, sealed lists by the day, or firing between two seasons. */
export function AuctionScreen({ league }: { league: League }) {
  const { view } = league
  const { phase } = view.state
  return (
    <div className="lg lg-auction">
      <Head league={league} detail={phase.kind === 'sealed' ? words.auction.sealedTitle(phase.round) : ''} />
      <main className="lg-auction-grid" data-settled={view.n}>
        <Bidders view={view} />
        <div className="lg-auction-mid">
          {phase.kind === 'auction' && <Lot view={view} phase={phase} />}
          {phase.kind === 'sealed' && <Sealed key={phase.round} league={league} phase={phase} />}
          {phase.kind === 'firing' && <Firing league={league} phase={phase} />}
        </div>
        <Bonuses view={view} />
      </main>
      {phase.kind === 'auction' && <OpenPrompt league={league} phase={phase} />}
    </div>
  )
}
