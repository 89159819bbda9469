import type { Phase } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import { words } from '../../words/index.ts'
import { Countdown } from '../clock.tsx'
import { calledIn } from '../league.ts'
import { CardFace } from '../pool.tsx'

/** What is being sold, and the bid as the largest number. */
export function Lot({ view, phase }: { view: CompetitionView; phase: Extract<Phase, { kind: 'auction' }> }) {
  const w = words.auction
  const name = (entrant: number): string => calledIn(view, entrant)
  const [asked] = view.asked
  const { lot } = phase
  return (
    <section className="panel lg-lot" aria-live="polite">
      {lot === null ? (
        <h2>{asked === undefined ? '' : view.own.includes(asked) ? w.yourLot : w.noLot(name(asked))}</h2>
      ) : (
        <>
          <div className="lg-lot-card">
            <CardFace card={lot.item} />
          </div>
          <div className="lg-bid">
            <span>{w.bids(name(lot.by))}</span>
            <b className="num">{lot.bid}</b>
            <span>{w.credits}</span>
          </div>
        </>
      )}
      <p className="lg-asked">
        {asked !== undefined && lot !== null && <b>{view.own.includes(asked) ? w.yourBid : w.waiting(name(asked))}</b>}
        {view.answerBy !== null && <Countdown until={view.answerBy} now={view.now} />}
      </p>
    </section>
  )
}
