import { answerTime, type Phase } from '@robodrome/leagues'
import type { CompetitionView } from '@robodrome/protocol'
import type { CSSProperties, ReactNode } from 'react'
import { keeperWords } from '../../words/keepers.ts'
import { Countdown, useLeft } from '../clock.tsx'
import { calledIn } from '../league.ts'
import { CardFace, kindOf } from '../pool.tsx'
import { Mascot } from '../who.tsx'
import { Hammer } from './hammer.tsx'
import { lotNumber } from './sales.ts'
import './lot.css'

type Auction = Extract<Phase, { kind: 'auction' }>

/** The lot, the bid as the largest number inside the ring of the entrant who must decide, and the bids so far. */
export function Lot({ view, phase }: { view: CompetitionView; phase: Auction }) {
  const w = keeperWords.auction
  const name = (entrant: number): string => calledIn(view, entrant)
  const [asked] = view.asked
  const { lot } = phase
  if (lot === null)
    return (
      <section className="panel lg-lot lg-lit" aria-live="polite">
        <h2>{asked === undefined ? '' : view.own.includes(asked) ? w.yourLot : w.noLot(name(asked))}</h2>
        <AtZero view={view} text={w.thenPasses} />
      </section>
    )
  const [opening] = lot.bids
  return (
    <section className="panel lg-lot lg-lit" aria-live="polite">
      <span className="label">{w.namedBy(lotNumber(view.state), name(opening!.by), opening!.bid)}</span>
      <div className={`lg-lot-card ${kindOf(lot.item)}`}>
        <CardFace card={lot.item} />
      </div>
      <div className="lg-lot-bid">
        <Hammer />
        <Ring view={view} phase={phase}>
          <span>{w.bids(name(lot.by))}</span>
          <b className="tabular">{lot.bid}</b>
          <span>{w.credits}</span>
        </Ring>
        {asked !== undefined && (
          <>
            <b>{view.own.includes(asked) ? w.yourBid : w.waiting(name(asked))}</b>
            <AtZero view={view} text={view.own.includes(asked) ? w.thenYouLeave : w.thenLeaves(name(asked))} />
          </>
        )}
      </div>
      <ol className="lg-sofar" aria-label={w.soFar}>
        {lot.bids.slice(-LATEST).map(({ by, bid }, i, shown) => (
          <li key={bid} className={i === shown.length - 1 ? 'lg-top' : ''}>
            <Mascot view={view} entrant={by} size={22} />
            <span className="visually-hidden">{name(by)}</span>
            <b className="tabular">{bid}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

const LATEST = 8

/** The time left, and what happens when it is over. */
const AtZero = ({ view, text }: { view: CompetitionView; text: string }) =>
  view.answerBy === null ? null : (
    <p className="lg-asked">
      <Countdown until={view.answerBy} now={view.now} /> <span>{text}</span>
    </p>
  )

/** A ring that empties with the time of the entrant who must decide; full if nobody must. */
function Ring({ view, phase, children }: { view: CompetitionView; phase: Auction; children: ReactNode }) {
  const all = answerTime(view.state.definition, phase)
  const left = useLeft(view.answerBy ?? view.now + all, view.now)
  const share = view.answerBy === null ? 1 : Math.min(1, Math.max(0, left / all))
  const style: CSSProperties & Record<'--share', string> = { '--share': share.toFixed(3) }
  return (
    <div className="lg-ring" style={style}>
      {children}
    </div>
  )
}
