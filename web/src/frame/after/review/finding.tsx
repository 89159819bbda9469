import type { Grade as Grades } from '@robodrome/review'
import { Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icons.tsx'
import { wholePercent } from '../../../kit/odds.ts'
import type { SaidFinding } from '../../../table/worker-messages.ts'
import { afterWords } from '../../../words/after.ts'

const w = afterWords.review

/** A diamond: open, half or full. Its shape says the grade, its colour only again. */
export const Grade = ({ grade }: { grade: Grades }) => (
  <svg className="review-grade" viewBox="0 0 24 24" aria-hidden="true">
    {grade === 'costly' && <path className="full" d="M2 12h20L12 22Z" />}
    <path className={grade === 'very costly' ? 'full' : 'open'} d="M12 2l10 10-10 10L2 12Z" />
    {grade === 'very costly' && <path className="mark" d="M12 7.5v5.5M12 16.3v.2" />}
  </svg>
)

/** One decision: what was chosen, what was better, and the checked reasons. */
export function FindingCard({
  finding,
  watch,
  playOn,
}: {
  finding: SaidFinding
  watch(entries: number): void
  playOn(entries: number): void
}) {
  const { entries, title, grade, cost, chose, instead, why, pro, reasons } = finding
  const cases = reasons[0]?.claim.cases
  return (
    <article className="review-finding" aria-live="polite">
      <h4>
        <Grade grade={grade} />
        {title}
        <b className="num harm">−{wholePercent(cost)}</b>
      </h4>
      <dl>
        <dt>
          <Icon name="close" size={14} />
          {w.you}
        </dt>
        <dd>{chose}</dd>
        <dt>
          <Icon name="check" size={14} />
          {w.better}
        </dt>
        <dd>{instead}</dd>
      </dl>
      <h5 className="lab">{w.why}</h5>
      {why.length === 0 ? (
        <p>{w.noReason}</p>
      ) : (
        <ol className="review-why">
          {why.map(({ text, share }) => (
            <li key={text}>
              <b>{text}</b>
              <small>
                <Icon name="check" size={12} />
                {w.checked}
                <i className="review-share" aria-hidden="true">
                  <i style={{ width: `${share * 100}%` }} />
                </i>
                {w.explains(wholePercent(share))}
              </small>
            </li>
          ))}
        </ol>
      )}
      {pro.map((text) => (
        <p key={text} className="review-pro">
          <b>+ {w.inFavour}:</b> {text}
        </p>
      ))}
      {cases !== undefined && <p className="review-basis">{w.basis(cases)}</p>}
      <div className="row flow">
        <Button look="signal" onClick={() => playOn(entries)}>
          <Icon name="play" size={15} />
          {w.tryIt}
        </Button>
        <Button look="ghost" onClick={() => watch(entries)}>
          {afterWords.watchIt}
        </Button>
      </div>
    </article>
  )
}
