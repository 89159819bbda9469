import type { Snapshot } from '@robodrome/table'
import { useState } from 'react'
import { Button } from '../../../kit/button.tsx'
import { wholePercent } from '../../../kit/odds.ts'
import type { TableLink } from '../../../table/link.ts'
import { afterWords } from '../../../words/after.ts'
import { FindingCard, Grade } from './finding.tsx'
import { useReview, type Reviewing } from './use-review.ts'
import './review.css'

const w = afterWords.review

interface About {
  link: TableLink
  snapshot: Snapshot
  record: string
  watch(entries: number): void
  playOn(entries: number): void
}

/** The review of the own decisions: which cost something, and why. It takes a while, so it begins when asked for. */
export function ReviewPanel({ record, ...rest }: Omit<About, 'record'> & { record: string | null }) {
  const [seat] = rest.snapshot.own
  return seat === undefined || record === null ? null : <OfSeat {...rest} record={record} seat={seat} />
}

function OfSeat({ link, snapshot, record, seat, watch, playOn }: About & { seat: number }) {
  const reviewing = useReview(link, snapshot, record, seat)
  const { findings, review, stage } = reviewing
  const [opened, setOpened] = useState<number | null>(null)
  const finding = findings.find(({ entries }) => entries === opened) ?? findings[0]
  return (
    <section className="review panel">
      <header>
        <div>
          <h3>{w.title}</h3>
          {stage === 'idle' && <p>{w.about}</p>}
          {stage === 'failed' && (
            <p className="harm" role="alert">
              {w.failed}
            </p>
          )}
          {review !== null && (stage !== 'done' || review.looked < review.decisions) && (
            <p role="status">{w.progress(review.looked, review.decisions, review.findings.length)}</p>
          )}
        </div>
        <Actions {...reviewing} />
      </header>
      {stage === 'working' && <progress aria-label={w.title} value={review?.looked ?? 0} max={review?.decisions ?? 1} />}
      {review !== null && (stage === 'done' || review.findings.length > 0) && (
        <div className="review-sides">
          <div className="review-list">
            <Score {...reviewing} />
            {findings.length > 0 && <h4 className="lab">{w.list}</h4>}
            <ol>
              {findings.map((each) => (
                <li key={each.entries}>
                  <button type="button" aria-pressed={each === finding} onClick={() => setOpened(each.entries)}>
                    <Grade grade={each.grade} />
                    <span className="ell">
                      <b>{each.chose}</b>
                      <small>{each.title}</small>
                    </span>
                    <b className="num harm">−{wholePercent(each.cost)}</b>
                  </button>
                </li>
              ))}
            </ol>
          </div>
          {finding !== undefined && <FindingCard finding={finding} watch={watch} playOn={playOn} />}
        </div>
      )}
    </section>
  )
}

/** What can be done with the review at its stage. */
function Actions({ stage, start, stop, goOn }: Reviewing) {
  if (stage === 'working') return <Button onClick={stop}>{w.stop}</Button>
  if (stage === 'stopped') return <Button onClick={goOn}>{w.goOn}</Button>
  if (stage === 'done')
    return (
      <Button look="ghost" onClick={start}>
        {w.again}
      </Button>
    )
  return (
    <Button look="bone" onClick={start}>
      {w.start}
    </Button>
  )
}

/** How many decisions were good, and what the others gave away. The luck of the dice has a card of its own. */
function Score({ stage, review, findings }: Reviewing) {
  const { good, mattered } = review!
  const given = findings.reduce((sum, { cost }) => sum + cost, 0)
  return (
    <div className="review-score">
      <p>
        <b className="big">{w.accuracy(good, mattered)}</b> {w.mattered}
      </p>
      {given > 0 ? (
        <p>
          {w.given} <b className="harm">−{wholePercent(given)}</b>. {w.apart}
        </p>
      ) : (
        stage === 'done' && <p>{w.nothing}</p>
      )}
    </div>
  )
}
