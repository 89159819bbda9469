import type { Seat } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { Button, ButtonLink } from '../kit/button.tsx'
import { signed, wholePercent } from '../kit/odds.ts'
import { boxFor } from '../table/boxes.ts'
import { keptReview } from '../table/kept-reviews.ts'
import { KernelWorker } from '../table/kernel-worker.ts'
import type { TableLink } from '../table/link.ts'
import { reviewWords as w } from '../words/review.ts'
import { Grade } from './grade.tsx'
import { costOf } from './items.ts'
import type { Reviewer, Reviewing } from './reviewer.ts'
import './score.css'

const GRADES = ['small', 'costly', 'very costly'] as const

/** How many of the decisions that mattered were best or equally good, and how far the review has got. */
export function Score({
  stage,
  review,
  said,
  reviewer,
  isUnverified,
}: Reviewing & {
  reviewer: Reviewer
  /** Whether the record contradicts its dice or does not reveal them. */
  isUnverified: boolean
}) {
  const { decisions = 0, looked = 0, mattered = 0, good = 0 } = review ?? {}
  const counts = GRADES.map((grade) => said.findings.filter((each) => each.grade === grade).length)
  return (
    <section className="panel review-score">
      <h2 className="label">{w.mattered(mattered, decisions)}</h2>
      <p className="big">
        <b>{w.accuracy(good, mattered)}</b> {mattered > 0 && <span>{wholePercent(good / mattered)}</span>}
      </p>
      <p>{w.bestOrAsGood}</p>
      <span className="review-cells" aria-hidden="true">
        {Array.from({ length: good }, (_, i) => (
          <i key={i} />
        ))}
        {GRADES.flatMap((grade, g) => Array.from({ length: counts[g]! }, (_, i) => <i key={`${grade} ${i}`} className={grade} />))}
      </span>
      <ul className="review-legend">
        {(['good', ...GRADES] as const).map((grade, i) => (
          <li key={grade}>
            <Grade grade={grade} size={14} />
            {w.counts[grade]}
            <b>{i === 0 ? good : counts[i - 1]}</b>
          </li>
        ))}
      </ul>
      {isUnverified && (
        <p className="review-unverified" role="status">
          {w.unverified}
        </p>
      )}
      <Progress {...{ stage, looked, decisions, found: said.findings.length, reviewer }} />
    </section>
  )
}

/** The buttons for the current stage of the review. */
function Progress({
  stage,
  looked,
  decisions,
  found,
  reviewer,
}: {
  stage: Reviewing['stage']
  looked: number
  decisions: number
  found: number
  reviewer: Reviewer
}) {
  if (stage === 'done')
    return (
      <button type="button" className="review-again" onClick={() => void reviewer.start()}>
        {w.again}
      </button>
    )
  return (
    <div className="review-progress">
      {stage === 'failed' ? (
        <p className="harm" role="alert">
          {w.failed}
        </p>
      ) : (
        <>
          <progress aria-label={w.title} value={looked} max={Math.max(1, decisions)} />
          <p role="status">{w.progress(looked, decisions, found)}</p>
        </>
      )}
      {stage === 'working' ? <Button onClick={reviewer.stop}>{w.stop}</Button> : <Button onClick={reviewer.goOn}>{w.goOn}</Button>}
    </div>
  )
}

/**
 * The cost of decisions and the effect of dice, side by side and never added up, with the rivals' figures next to them once these have been
 * examined.
 */
export function Apart({
  snapshot,
  record,
  seat,
  isOwn,
  luck,
  reviewing,
  nameOf,
  at,
}: {
  snapshot: Snapshot
  isOwn: boolean
  /** Null while it is computed. */
  luck: readonly number[] | null
  record: string
  seat: Seat
  reviewing: Reviewing
  nameOf(seat: Seat): string
  at(seat: Seat): string
}) {
  const others = snapshot.seats.map((_, of) => of).filter((of) => of !== seat)
  const rows = [
    { name: isOwn ? w.yourDecisions : w.decisionsOf(nameOf(seat)), by: -costOf(reviewing.said.findings), isDice: false },
    ...others.flatMap((of) => {
      const kept = keptReview(record, of)
      return kept === null
        ? []
        : [{ name: w.decisionsOf(nameOf(of)), by: -kept.findings.reduce((sum, { cost }) => sum + cost, 0), isDice: false }]
    }),
    ...(luck === null ? [] : [{ name: isOwn ? w.yourDice : w.diceOf(nameOf(seat)), by: luck[seat]!, isDice: true }]),
  ]
  const most = Math.max(0.01, ...rows.map(({ by }) => Math.abs(by)))
  return (
    <section className="panel review-apart">
      <h2 className="label">{w.apart}</h2>
      <dl>
        {rows.map(({ name, by, isDice }) => (
          <div key={name}>
            <dt className="ellipsis">{name}</dt>
            <dd className="review-side" aria-hidden="true">
              <i className={`${isDice ? 'dice' : ''} ${by > 0 ? 'kind' : ''}`} style={{ width: `${(Math.abs(by) / most) * 100}%` }} />
            </dd>
            <dd className="tabular">{signedPercent(by)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {w.apartNote}{' '}
        {others
          .filter((of) => keptReview(record, of) === null || snapshot.seats.length > 2)
          .map((of) => (
            <ButtonLink key={of} look="ghost" className="review-other" href={at(of)}>
              {w.lookAt(nameOf(of))}
            </ButtonLink>
          ))}
      </p>
    </section>
  )
}

/** A sum of win chances over a battle, which may exceed one. */
const signedPercent = (by: number): string => (Math.abs(by) < 0.005 ? wholePercent(0) : `${signed(Math.round(by * 100), true)}\u00a0%`)

/** Returns how much luck shifted each seat's win chance; null until computed. */
export function useLuck(link: TableLink, snapshot: Snapshot, record: string): readonly number[] | null {
  const [luck, setLuck] = useState<readonly number[] | null>(null)
  useEffect(() => {
    const worker = new KernelWorker()
    boxFor(snapshot)
      .then((box) => worker.ask('luck', { record, box, from: link.here?.from }))
      .then(setLuck, () => setLuck(null))
      .finally(() => worker.close())
    return () => worker.close()
    // A finished match no longer changes.
  }, [link, record])
  return luck
}
